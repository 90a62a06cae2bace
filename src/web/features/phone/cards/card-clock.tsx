import { phoneCardsText } from '#sentences/phone-cards.ts';

interface Props {
  /** Whole seconds left; null: no limit. */
  readonly seconds: number | null;
  readonly totalMs: number;
  readonly isRunning: boolean;
}

/** From this many seconds on the ring warns. */
const LAST_SECONDS = 5;

/** A small ring that drains. */
export function CardClock({ seconds, totalMs, isRunning }: Props) {
  if (seconds === null) return null;
  const words = phoneCardsText;
  const left = Math.max(0, isRunning ? seconds - 1 : seconds) * 1000;
  const share = totalMs > 0 ? Math.min(1, left / totalMs) : 0;
  return (
    <div
      role="timer"
      aria-label={seconds === 0 ? words.timeIsUp : words.secondsLeft({ seconds })}
      className={`relative grid size-13 shrink-0 place-items-center ${
        seconds <= LAST_SECONDS ? 'text-bad' : 'text-lamp'
      }`}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" fill="none">
        <circle cx="50" cy="50" r="43" stroke="currentColor" strokeWidth="10" opacity="0.2" />
        {seconds > 0 && (
          <circle
            cx="50"
            cy="50"
            r="43"
            stroke="currentColor"
            strokeWidth="10"
            strokeLinecap="round"
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset={1 - share}
            className="transition-[stroke-dashoffset] duration-1000 ease-linear"
          />
        )}
      </svg>
      <span className="relative font-display text-xl font-semibold text-fg tabular-nums">
        {seconds}
      </span>
    </div>
  );
}
