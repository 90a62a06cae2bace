import { useEffect, useMemo, useRef } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { tableText } from '#sentences/table.ts';
import { currentMatch, dispatch } from '#web/platform/match/match-store.ts';
import type { Ending } from '#web/features/table/ending/use-ending.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

export interface CardTurns {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The next card and the next team's turn; on the last card the match is finished (PLAY-08). */
  readonly next: () => void;
  readonly previous: () => void;
  /** Points for this card, none for nobody, and on as by `next`. */
  readonly score: (team: TeamId, points: number) => void;
  /** Leaves this card out of the match; said with a way back. The last card is finished instead. */
  readonly skip: () => void;
}

/**
 * Going through the deck, with the turn going round the teams along with it; `end` comes after the last card. A skipped
 * card's way back goes with the phase of the match that it was skipped in.
 */
export function useCardTurns(match: MatchState, { phase, end: finish }: Ending): CardTurns {
  const { toast } = useAlerts();
  const waysBack = useRef(new Set<() => void>());
  useEffect(() => {
    const { current: shown } = waysBack;
    return () => {
      for (const takeAway of shown) takeAway();
      shown.clear();
    };
  }, [phase]);
  const { cards, currentCardIndex } = match;
  const isFirst = currentCardIndex === 0;
  const isLast = currentCardIndex === cards.length - 1;

  return useMemo(
    () => ({
      isFirst,
      isLast,
      next: () => {
        if (isLast) finish();
        else dispatch({ type: 'ADVANCE' });
      },
      score: (team, points) => {
        dispatch({ type: 'SCORE_CARD', team, points });
        if (isLast) finish();
      },
      previous: () => dispatch({ type: 'GO_BACK' }),
      skip: () => {
        const cardId = idOnTable();
        if (isLast || cardId === undefined) return;
        dispatch({ type: 'SKIP_CARD' });
        const takeAway = toast(tableText.ways.skipped, {
          label: tableText.ways.bringItBack,
          act: () => dispatch({ type: 'BRING_BACK', cardId }),
        });
        waysBack.current.add(takeAway);
      },
    }),
    [isFirst, isLast, finish, toast],
  );
}

function idOnTable(): string | undefined {
  const match = currentMatch();
  return match?.cards[match.currentCardIndex]?.id;
}
