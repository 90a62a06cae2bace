import { useState } from 'react';

/** What the host has turned over on a card. */
export interface Reveals {
  readonly isHintShown: boolean;
  readonly isAnswerShown: boolean;
  readonly toggleHint: () => void;
  readonly toggleAnswer: () => void;
}

/** Belongs to one card: on another one nothing is shown, nor on the way back to it (STATE-GAME-04). */
export function useReveals(cardId: string): Reveals {
  const hidden = { cardId, hint: false, answer: false };
  const [kept, setKept] = useState(hidden);
  const shown = kept.cardId === cardId ? kept : hidden;
  if (shown !== kept) setKept(shown);
  return {
    isHintShown: shown.hint,
    isAnswerShown: shown.answer,
    toggleHint: () => setKept({ ...shown, hint: !shown.hint }),
    toggleAnswer: () => setKept({ ...shown, answer: !shown.answer }),
  };
}
