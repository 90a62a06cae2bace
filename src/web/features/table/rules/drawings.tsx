// Small drawings of what is done in a game, 64 by 48 units: outlines in the text's colour, what matters in the suit's.
import type { ReactNode } from 'react';

const CARD = 'M22 6h20a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z';
const LINES = 'M26 16h12M26 24h12M26 32h7';
const BUBBLE =
  'M8 6h26a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5H20l-7 7v-7H8a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5Z';
const SECOND_BUBBLE = 'M44 20h12a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5v6l-6-6H34a5 5 0 0 1-5-5v-2';

const line = (d: string) => <path d={d} />;
const solid = (d: string) => <path d={d} className="fill-suit stroke-suit" />;
const accent = (d: string) => <path d={d} className="stroke-suit" />;
const word = (text: string, x: number, y: number, size: number) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    textAnchor="middle"
    className="fill-suit stroke-none font-display font-bold"
  >
    {text}
  </text>
);

/** A head with shoulders below it. */
const person = (x: number, y: number): string =>
  `M${x} ${y}a5 5 0 1 1 .1 0M${x - 9} ${y + 15}v-3a8 8 0 0 1 8-8h2a8 8 0 0 1 8 8v3`;

const DRAWINGS = {
  read: (
    <>
      {line(CARD)}
      {accent(LINES)}
      {line('M51 14q4 3 4 9t-4 9M55 9q6 5 6 14t-6 14')}
    </>
  ),
  look: (
    <>
      {line('M6 24q12-15 26-15t26 15q-12 15-26 15T6 24Z')}
      {solid('M32 17a7 7 0 1 1-.1 0Z')}
    </>
  ),
  clock: (
    <>
      {line('M32 7a19 19 0 1 1-.1 0ZM27 2h10')}
      {solid('M32 26V12a14 14 0 0 1 13 9Z')}
    </>
  ),
  points: (
    <>
      {line(
        'M32 3l5.5 7 8.7-1.5 1.5 8.7 8.3 3.8-4.2 8 2.2 8.5-8.5 2L40 46l-8-3.500L24 46l-5.5-6.5-8.5-2 2.2-8.5-4.2-8 8.3-3.800L17.8 8.5 26.5 10Z',
      )}
      {word('+10', 32, 31, 17)}
    </>
  ),
  think: (
    <>
      {line('M26 36v-4q-8-5-8-13a14 14 0 0 1 28 0q0 8-8 13v4ZM27 42h10')}
      {accent('M32 32V22l-4-4M32 22l4-4')}
    </>
  ),
  talk: (
    <>
      {line(SECOND_BUBBLE)}
      {line(BUBBLE)}
      {accent('M11 14h20M11 20h13')}
    </>
  ),
  say: (
    <>
      {line(BUBBLE)}
      {word('!', 21, 24, 20)}
      {line(person(51, 24))}
    </>
  ),
  both: (
    <>
      {line(person(14, 20))}
      {line(person(50, 20))}
      {solid('M32 29C22 22 23 12 28 12q3 0 4 4 1-4 4-4c5 0 6 10-4 17Z')}
    </>
  ),
  pass: (
    <>
      <g transform="rotate(-12 32 24) translate(-10 0)">{line(CARD)}</g>
      {accent('M42 24h17M52 16l8 8-8 8')}
    </>
  ),
  sip: (
    <>
      {solid('M21 22h22l-2.5 19h-17Z')}
      {line('M18 6h28l-4.5 36h-19ZM36 16 44 2h8')}
    </>
  ),
  act: (
    <>
      {line('M32 15a5 5 0 1 1 .1 0M32 17v15M32 32l-9 13M32 32l9 13')}
      {accent('M32 21 16 10M32 21l16-11M9 20l-4 3M55 20l4 3M11 6 8 3M53 6l3-3')}
    </>
  ),
  sides: (
    <>
      {solid('M8 8h18a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z')}
      {line('M38 8h18a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H38a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z')}
      <path d="m10 25 5 5 9-11" className="stroke-paper" />
      {accent('m42 19 10 11M52 19 42 30')}
    </>
  ),
  list: (
    <>
      {line(CARD)}
      {word('A', 27, 21, 12)}
      {accent('M34 17h6M24 27h16M24 34h12')}
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type DrawingId = keyof typeof DRAWINGS;

/** Decoration: words stand below it. */
export function Drawing({ of }: { readonly of: DrawingId }) {
  return (
    <svg
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[of]}
    </svg>
  );
}
