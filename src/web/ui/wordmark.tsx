import { commonText } from '#sentences/common.ts';

/** The three cards, fanned out, the hindmost first. */
const CARDS = [
  { x: 4, y: 10, height: 27, fill: '#b48cf2', transform: 'rotate(-20 13 24)' },
  { x: 12, y: 7, height: 28, fill: '#f2a93b', transform: 'rotate(-3 21 21)' },
  { x: 20, y: 8, height: 28, fill: '#fcf6ea', transform: 'rotate(14 29 22)' },
] as const;

/** Riffle's name with its three cards. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-3xl font-bold tracking-tight">
      <svg viewBox="0 0 44 44" className="size-10" aria-hidden="true">
        {CARDS.map(({ x, y, height, fill, transform }) => (
          <rect
            key={fill}
            x={x}
            y={y}
            width="19"
            height={height}
            rx="4"
            fill={fill}
            transform={transform}
          />
        ))}
        <path
          d="M29.5 15.500c2-3.5 8-1.5 6.5 2.5-1 2.5-4.5 2.5-5.5 5.5"
          fill="none"
          stroke="#b02158"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="29.3" cy="28.5" r="1.9" fill="#b02158" />
      </svg>
      {commonText.riffle}
    </span>
  );
}
