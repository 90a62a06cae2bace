import { useState } from 'react';

/** What the host has turned over on a card. */
export interface Reveals {
  readonly isHintShown: boolean;
  readonly isAnswerShown: boolean;
  readonly toggleHint: () => void;
  readonly toggleAnswer: () => void;
}

/** Belongs to one card: on another one nothing is shown, without anybody hiding it (STATE-GAME-04). */
export function useReveals(cardId: string): Reveals {
  const [kept, setKept] = useState({ cardId, hint: false, answer: false });
  const shown = kept.cardId === cardId ? kept : { cardId, hint: false, answer: false };
  return {
    isHintShown: shown.hint,
    isAnswerShown: shown.answer,
    toggleHint: () => setKept({ ...shown, hint: !shown.hint }),
    toggleAnswer: () => setKept({ ...shown, answer: !shown.answer }),
  };
}
