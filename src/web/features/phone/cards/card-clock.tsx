import { phoneCardsText } from '#sentences/phone-cards.ts';
import { DrainRing } from '#web/ui/drain-ring.tsx';

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
      className={`relative grid size-13 shrink-0 place-items-center [--ring-track:rgb(255_255_255/0.15)] [--ring-width:10] ${
        seconds <= LAST_SECONDS ? 'text-bad' : 'text-lamp'
      }`}
    >
      <DrainRing share={share} isEmpty={seconds === 0} />
      <span className="relative font-display text-xl font-semibold text-fg tabular-nums">
        {seconds}
      </span>
    </div>
  );
}
