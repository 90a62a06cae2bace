import type { GameState } from '#game/state.ts';
import { dispatch } from '#web/play/game-store.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

export interface CardTurns {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The next card and the next team's turn; on the last card the game is finished (PLAY-08). */
  readonly next: () => void;
  readonly previous: () => void;
  /** Leaves this card out of the game; said with a way back. The last card is finished instead. */
  readonly skip: () => void;
}

/** Going through the deck, with the turn going round the teams along with it; `finish` comes after the last card. */
export function useCardTurns(game: GameState, finish: () => void): CardTurns {
  const { toast } = useAlerts();
  const isFirst = game.currentCardIndex === 0;
  const isLast = game.currentCardIndex === game.cards.length - 1;

  return {
    isFirst,
    isLast,
    next: () => {
      if (isLast) {
        finish();
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
