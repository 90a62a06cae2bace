import type { Suit } from './suit.ts';

export const FREE: Suit = {
  decoration: 9,
  // A die
  emblem: (
    <path
      fillRule="evenodd"
      d="M13 6h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7Zm2.5 6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Zm17 0a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4ZM24 20.300a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400ZM15.5 28.600a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400Zm17 0a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400Z"
    />
  ),
};
