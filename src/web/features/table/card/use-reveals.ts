import { useState } from 'react';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';

/** What the host has turned over on a card. */
export interface Reveals {
  /** Names the card as it was dealt. */
  readonly dealtCard: string;
  /** The room's phones see what is turned over. */
  readonly hasPhones: boolean;
  readonly isHintShown: boolean;
  readonly isAnswerShown: boolean;
  /** Whether the host has looked at a card that lies face down. */
  readonly hasPeeked: boolean;
  readonly notePeek: () => void;
  readonly toggleHint: () => void;
  readonly toggleAnswer: () => void;
}

/** With phones it is the room that knows what is turned over; without, this screen alone. */
export function useReveals(dealtCard: string): Reveals {
  const own = useOwnReveals(dealtCard);
  const room = useScreenRoom();
  const shown = room?.room?.shown;
  if (!shown) return own;
  const turn = (side: 'hint' | 'answer') => () =>
    room.act({ type: 'SHOW', side, isShown: !shown[side] });
  return {
    ...own,
    hasPhones: true,
    isHintShown: shown.hint,
    isAnswerShown: shown.answer,
    toggleHint: turn('hint'),
    toggleAnswer: turn('answer'),
  };
}

/** Belongs to one card as it was dealt: on another one nothing is shown, nor on the way back to it (STATE-GAME-04). */
function useOwnReveals(dealtCard: string): Reveals {
  const hidden = { dealtCard, hint: false, answer: false, hasPeeked: false };
  const [kept, setKept] = useState(hidden);
  const shown = kept.dealtCard === dealtCard ? kept : hidden;
  if (shown !== kept) setKept(shown);
  return {
    dealtCard,
    hasPhones: false,
    isHintShown: shown.hint,
    isAnswerShown: shown.answer,
    hasPeeked: shown.hasPeeked,
    notePeek: () => setKept({ ...shown, hasPeeked: true }),
    toggleHint: () => setKept({ ...shown, hint: !shown.hint }),
    toggleAnswer: () => setKept({ ...shown, answer: !shown.answer }),
  };
}
