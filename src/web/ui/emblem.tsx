// The seven suits' emblems, drawn in the colour of the text around them: solid shapes with the surface
// shining through, so that they hold from a 16 px pip to a 200 px medallion.
import type { ReactNode } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';

const EMBLEMS: Readonly<Record<CategoryId, ReactNode>> = {
  // A die
  free: (
    <path
      fillRule="evenodd"
      d="M13 6h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7Zm2.5 6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Zm17 0a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4ZM24 20.300a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400ZM15.5 28.600a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400Zm17 0a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400Z"
    />
  ),
  // A light bulb
  trivia: (
    <path
      fillRule="evenodd"
      d="M24 3a15.5 15.5 0 0 1 9.3 27.900c-1.6 1.3-2.3 2.6-2.3 4.100a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2c0-1.5-.7-2.8-2.3-4.100A15.5 15.5 0 0 1 24 3Zm-8.8 15.500a2 2 0 0 0 4 0c0-2.9 2-5 4.8-5a2 2 0 0 0 0-4c-5 0-8.8 3.9-8.8 9ZM19 39.500h10a1.8 1.8 0 0 1 1.8 1.900A4 4 0 0 1 26.8 45h-5.600a4 4 0 0 1-4-3.6 1.8 1.8 0 0 1 1.8-1.900Z"
    />
  ),
  // A coupe with a cherry
  drinking: (
    <path
      fillRule="evenodd"
      d="M35.5 2.500a6 6 0 0 1 4.1 10.400L38.8 14H43a2 2 0 0 1 1.6 3.200L27 34.300V41h7a2 2 0 0 1 2 2 2 2 0 0 1-2 2H14a2 2 0 0 1-2-2 2 2 0 0 1 2-2h7v-6.700L3.4 17.200A2 2 0 0 1 5 14h24.700a6 6 0 0 1 5.8-11.500ZM12.6 18.500l4.2 4h14.400l4.2-4Z"
    />
  ),
  // Two speech bubbles
  social: (
    <path
      fillRule="evenodd"
      d="M9 5h20a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6H17.500l-7.3 6.300A1.5 1.5 0 0 1 7.7 31.200V25.800A6 6 0 0 1 3 20v-9a6 6 0 0 1 6-6Zm3.5 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm6.8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm6.8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM38.5 15.200A6 6 0 0 1 45 21v9.500a6 6 0 0 1-4.2 5.700v5a1.5 1.5 0 0 1-2.5 1.200L31.5 36.500H23a6 6 0 0 1-5.3-3.200l3.2-3.300H29a9.5 9.5 0 0 0 9.5-9.500Z"
    />
  ),
  // Two hearts
  relationship: (
    <path
      fillRule="evenodd"
      d="M13.5 6C17 6 19.7 7.8 21 10.5 22.3 7.8 25 6 28.5 6 33.8 6 37 9.8 37 14.500c0 1-.1 1.9-.4 2.800a10 10 0 0 0-4.6-1.100c-3 0-5.7 1.2-7.6 3.200a11.5 11.5 0 0 0-2.9 10.700c.3 1.5.9 2.9 1.7 4.300L21 36C12 29.5 5 23.5 5 14.5 5 9.8 8.2 6 13.5 6Zm18 13.700c2.2 0 4 1 5 2.7 1-1.7 2.8-2.7 5-2.7 3.4 0 5.5 2.5 5.5 5.8 0 6.5-5 11.5-10.5 16-5.5-4.5-10.5-9.5-10.5-16 0-3.3 2.1-5.8 5.5-5.800Z"
    />
  ),
  // A piece of a puzzle
  challenge: (
    <path d="M19.6 8.800a5.6 5.6 0 1 1 10.8 0c-.3 1-.1 1.7.9 1.700H38a3 3 0 0 1 3 3v6.700c0 1 .7 1.3 1.7.9a5.6 5.6 0 1 1 0 10.600c-1-.4-1.7-.1-1.7.9V40a3 3 0 0 1-3 3h-7c-1 0-1.2-.8-.8-1.700a5.5 5.5 0 1 0-10.4 0c.4.9.2 1.7-.8 1.700h-7a3 3 0 0 1-3-3v-7c0-1 .8-1.2 1.7-.8a5.5 5.5 0 1 0 0-10.400c-.9.4-1.7.2-1.7-.8v-7.500a3 3 0 0 1 3-3h6.700c1 0 1.2-.7.9-1.700Z" />
  ),
  // A mask
  'secret-prompt': (
    <path
      fillRule="evenodd"
      d="M5.5 11.200c6-.4 9.7.3 13.5 2 1.9.9 3.3 1.3 5 1.300s3.1-.4 5-1.300c3.8-1.7 7.5-2.4 13.5-2a3 3 0 0 1 2.8 3C45 26 41.5 37 33.5 37c-4.6 0-6-3.5-9.5-3.500S19.1 37 14.5 37C6.5 37 3 26 2.7 14.200a3 3 0 0 1 2.8-3Zm9 8.300c-3.3 0-5.3 1.3-6 2.5 1 2.7 3.3 4.5 6.3 4.5 2.9 0 4.8-1.3 5.7-3.2-.9-2.3-3-3.8-6-3.800Zm19 0c-3 0-5.1 1.5-6 3.8.9 1.9 2.8 3.2 5.7 3.2 3 0 5.3-1.8 6.3-4.5-.7-1.2-2.7-2.5-6-2.500Z"
    />
  ),
};

interface EmblemProps {
  readonly suit: CategoryId;
  readonly className?: string;
}

/** The emblem of a category, in the current text colour. Decoration: the category's name stands beside it. */
export function Emblem({ suit, className = 'size-6' }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 ${className}`}
      fill="currentColor"
      aria-hidden="true"
    >
      {EMBLEMS[suit]}
    </svg>
  );
}
