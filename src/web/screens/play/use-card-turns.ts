import { useRef } from 'react';
import type { GameState } from '#game/state.ts';
import { dispatch } from '#web/play/game-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

export interface CardTurns {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The next card and the next team's turn; on the last card it asks to finish (PLAY-08). */
  readonly next: () => void;
  readonly previous: () => void;
  readonly finish: () => void;
  /** Leaves this card out of the game; said with a way back. The last card is finished instead. */
  readonly skip: () => void;
}

/** Going through the deck, with the turn going round the teams along with it. */
export function useCardTurns(game: GameState, leave: () => void): CardTurns {
  const { confirm, toast } = useAlerts();
  const isAsking = useRef(false);
  const isFirst = game.currentCardIndex === 0;
  const isLast = game.currentCardIndex === game.cards.length - 1;

  async function finish() {
    if (isAsking.current) return;
    isAsking.current = true;
    const message = 'That was the last card. Finishing ends this game and clears its scores.';
    const isSure = await confirm(message, {
      title: 'Finish the game?',
      confirmLabel: 'Finish Game',
      cancelLabel: 'Keep Playing',
    });
    isAsking.current = false;
    if (isSure) leave();
  }

  return {
    isFirst,
    isLast,
    next: () => {
      if (isLast) {
        void finish();
        return;
      }
      dispatch({ type: 'NEXT_CARD' });
      dispatch({ type: 'SWITCH_TEAM' });
    },
    previous: () => {
      if (isFirst) return;
      dispatch({ type: 'PREVIOUS_CARD' });
      dispatch({ type: 'SWITCH_TEAM_BACK' });
    },
    finish: () => void finish(),
    skip: () => {
      const cardId = game.cards[game.currentCardIndex]?.id;
      if (isLast || cardId === undefined) return;
      dispatch({ type: 'SKIP_CARD' });
      toast('Card skipped', {
        label: 'Bring It Back',
        act: () => dispatch({ type: 'BRING_BACK', cardId }),
      });
    },
  };
}
