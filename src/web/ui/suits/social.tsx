import type { Suit } from './suit.ts';

export const SOCIAL: Suit = {
  decoration: 6,
  // Two speech bubbles
  emblem: (
    <path
      fillRule="evenodd"
      d="M9 5h20a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6H17.500l-7.3 6.300A1.5 1.5 0 0 1 7.7 31.200V25.800A6 6 0 0 1 3 20v-9a6 6 0 0 1 6-6Zm3.5 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm6.8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm6.8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM38.5 15.200A6 6 0 0 1 45 21v9.500a6 6 0 0 1-4.2 5.700v5a1.5 1.5 0 0 1-2.5 1.200L31.5 36.500H23a6 6 0 0 1-5.3-3.200l3.2-3.300H29a9.5 9.5 0 0 0 9.5-9.500Z"
    />
  ),
};
