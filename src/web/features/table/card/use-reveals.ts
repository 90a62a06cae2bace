import { useState } from 'react';

/** What the host has turned over on a card. */
export interface Reveals {
  readonly isHintShown: boolean;
  readonly isAnswerShown: boolean;
  readonly toggleHint: () => void;
  readonly toggleAnswer: () => void;
}

/** Belongs to one card as it was dealt: on another one nothing is shown, nor on the way back to it (STATE-GAME-04). */
export function useReveals(dealtCard: string): Reveals {
  const hidden = { dealtCard, hint: false, answer: false };
  const [kept, setKept] = useState(hidden);
  const shown = kept.dealtCard === dealtCard ? kept : hidden;
  if (shown !== kept) setKept(shown);
  return {
    isHintShown: shown.hint,
    isAnswerShown: shown.answer,
    toggleHint: () => setKept({ ...shown, hint: !shown.hint }),
    toggleAnswer: () => setKept({ ...shown, answer: !shown.answer }),
  };
}
