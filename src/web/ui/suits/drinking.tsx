import type { Suit } from './suit.ts';

export const DRINKING: Suit = {
  decoration: 7,
  // A coupe with a cherry
  emblem: (
    <path
      fillRule="evenodd"
      d="M35.5 2.500a6 6 0 0 1 4.1 10.400L38.8 14H43a2 2 0 0 1 1.6 3.200L27 34.300V41h7a2 2 0 0 1 2 2 2 2 0 0 1-2 2H14a2 2 0 0 1-2-2 2 2 0 0 1 2-2h7v-6.700L3.4 17.200A2 2 0 0 1 5 14h24.700a6 6 0 0 1 5.8-11.500ZM12.6 18.500l4.2 4h14.400l4.2-4Z"
    />
  ),
};
