// The ten drawings, each on a square of 100 by 100, in the current colour.
import type { ReactNode } from 'react';

/** How a drawing lies on a card of any shape. */
export type Placement = 'corners' | 'cover' | 'edges' | 'centre';

export interface Drawing {
  readonly placement: Placement;
  readonly shapes: ReactNode;
}

/** n numbers from 0. */
function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A fixed, unordered-looking number from 0 to 1: the same card always has the same print. */
function jitter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Rounded, so that server and browser write the same markup. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

function onCircle(angle: number, radius: number, x = 50, y = 50): string {
  return `${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
}

const TURN = Math.PI * 2;

function Star({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const q = size * 0.22;
  return (
    <path
      fill="currentColor"
      d={`M${x} ${short(y - size)}Q${short(x + q)} ${short(y - q)} ${short(x + size)} ${y}Q${short(x + q)} ${short(y + q)} ${x} ${short(y + size)}Q${short(x - q)} ${short(y + q)} ${short(x - size)} ${y}Q${short(x - q)} ${short(y - q)} ${x} ${short(y - size)}Z`}
    />
  );
}

function ConfettiPiece({ index }: { readonly index: number }) {
  const x = short(jitter(index, 1) * 100);
  const y = short(jitter(index, 2) * 100);
  const turn = Math.round(jitter(index, 3) * 180);
  if (index % 3 === 0) return <circle cx={x} cy={y} r="1.3" fill="currentColor" />;
  return (
    <rect
      x={x}
      y={y}
      width="4.4"
      height="1.7"
      rx="0.8"
      fill="currentColor"
      transform={`rotate(${turn} ${x} ${y})`}
    />
  );
}

export const DRAWINGS = {
  cornerFan: {
    placement: 'corners',
    shapes: upTo(6).map((rib) => (
      <path
        key={rib}
        d={`M100 0L${onCircle(TURN / 4 + (rib * TURN) / 24, 96, 100, 0)}A96 96 0 0 1 ${onCircle(TURN / 4 + ((rib + 1) * TURN) / 24, 96, 100, 0)}Z`}
        fill={rib % 2 === 0 ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1"
      />
    )),
  },
  scatter: {
    placement: 'cover',
    shapes: upTo(34).map((index) => (
      <Star
        key={index}
        x={short(((index * 37) % 100) + jitter(index, 5) * 6)}
        y={short(((index * 61) % 100) + jitter(index, 6) * 6)}
        size={short(1.2 + jitter(index, 7) * 3)}
      />
    )),
  },
  frame: {
    placement: 'corners',
    shapes: (
      <path
        d="M2 8H92V98M2 15H70Q85 15 85 30V98M92 8 78 22"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    ),
  },
  rays: {
    placement: 'cover',
    shapes: upTo(18).map((ray) => (
      <path
        key={ray}
        d={`M50 50L${onCircle((ray * TURN) / 18, 110)}L${onCircle(((ray + 0.5) * TURN) / 18, 110)}Z`}
        fill="currentColor"
        opacity="0.4"
      />
    )),
  },
  stripes: {
    placement: 'corners',
    shapes: upTo(6).map((stripe) => (
      <path
        key={stripe}
        d={`M${20 + stripe * 15} -4L104 ${80 - stripe * 15}`}
        stroke="currentColor"
        strokeWidth="6"
      />
    )),
  },
  dots: {
    placement: 'corners',
    shapes: upTo(100).map((index) => {
      const column = index % 10;
      const row = Math.floor(index / 10);
      const radius = short(Math.max(0, 3.6 - (9 - column + row) * 0.34));
      return (
        radius > 0.3 && (
          <circle
            key={index}
            cx={5 + column * 10}
            cy={5 + row * 10}
            r={radius}
            fill="currentColor"
          />
        )
      );
    }),
  },
  waves: {
    placement: 'edges',
    shapes: upTo(3).map((wave) => (
      <path
        key={wave}
        d={`M0 ${30 + wave * 24}Q12.5 ${2 + wave * 24} 25 ${30 + wave * 24}T50 ${30 + wave * 24}T75 ${30 + wave * 24}T100 ${30 + wave * 24}V100H0Z`}
        fill="currentColor"
        opacity="0.5"
      />
    )),
  },
  chevrons: {
    placement: 'corners',
    shapes: upTo(5).map((chevron) => (
      <path
        key={chevron}
        d={`M${16 + chevron * 17} 4 96 ${84 - chevron * 17}M${16 + chevron * 17} 4H${24 + chevron * 17}M96 ${84 - chevron * 17}V${76 - chevron * 17}`}
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={chevron % 2 === 0 ? undefined : '1 7'}
      />
    )),
  },
  confetti: {
    placement: 'cover',
    shapes: upTo(64).map((index) => <ConfettiPiece key={index} index={index} />),
  },
  medallion: {
    placement: 'centre',
    shapes: (
      <>
        <circle cx="50" cy="50" r="36" stroke="currentColor" strokeWidth="1.4" />
        <circle
          cx="50"
          cy="50"
          r="32"
          stroke="currentColor"
          strokeWidth="0.8"
          strokeDasharray="1.5 2.5"
        />
        {upTo(24).map((petal) => (
          <path
            key={petal}
            d={`M${onCircle((petal * TURN) / 24, 38)}L${onCircle(((petal + 0.5) * TURN) / 24, 47)}L${onCircle(((petal + 1) * TURN) / 24, 38)}`}
            stroke="currentColor"
            strokeWidth="1.2"
            strokeLinejoin="round"
          />
        ))}
      </>
    ),
  },
} as const satisfies Record<string, Drawing>;
