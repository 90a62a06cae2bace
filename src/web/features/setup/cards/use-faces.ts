import { useState } from 'react';

export interface Faces {
  /** All lie face up; undefined where they always do. */
  readonly allUp: boolean | undefined;
  isUp(cardId: string): boolean;
  turn(cardId: string, isUp: boolean): void;
  turnAll(isUp: boolean): void;
}

/** Which cards lie face up. With `isFaceDown` none at first: each is turned by itself, or all at once. */
export function useFaces(isFaceDown: boolean): Faces {
  const [allUp, setAllUp] = useState(!isFaceDown);
  /** Those that lie otherwise than the others. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  return {
    allUp: isFaceDown ? allUp : undefined,
    isUp: (cardId) => allUp !== turned.includes(cardId),
    turn: (cardId, isUp) =>
      setTurned((now) => {
        const others = now.filter((id) => id !== cardId);
        return isUp === allUp ? others : [...others, cardId];
      }),
    turnAll: (isUp) => {
      setAllUp(isUp);
      setTurned([]);
    },
  };
}
