import type { Suit } from './suit.ts';

export const TRIVIA: Suit = {
  decoration: 4,
  // A light bulb
  emblem: (
    <path
      fillRule="evenodd"
      d="M24 3a15.5 15.5 0 0 1 9.3 27.900c-1.6 1.3-2.3 2.6-2.3 4.100a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2c0-1.5-.7-2.8-2.3-4.100A15.5 15.5 0 0 1 24 3Zm-8.8 15.500a2 2 0 0 0 4 0c0-2.9 2-5 4.8-5a2 2 0 0 0 0-4c-5 0-8.8 3.9-8.8 9ZM19 39.500h10a1.8 1.8 0 0 1 1.8 1.900A4 4 0 0 1 26.8 45h-5.600a4 4 0 0 1-4-3.6 1.8 1.8 0 0 1 1.8-1.900Z"
    />
  ),
};
