import { tableText } from '#sentences/table.ts';
import type { Timer } from '#domain/match/timer.ts';
import { DrainRing } from '#web/ui/drain-ring.tsx';
import { LAST_SECONDS } from './last-seconds.ts';
import styles from './timer-ring.module.css';

interface Props {
  readonly timer: Timer;
  readonly seconds: number;
}

/** The ring drains from one second to the next by a transition, towards where the next tick will find it. */
export function TimerRing({ timer, seconds }: Props) {
  const isRunning = timer.status === 'running';
  const leftMs = isRunning ? Math.max(0, seconds - 1) * 1000 : timer.remainingMs;
  const words = tableText.timer;
  return (
    <div
      role="timer"
      aria-label={isRunning ? words.secondsLeft({ seconds }) : words.secondsLeftPaused({ seconds })}
      className={styles['ring']}
      data-state={stateOf(seconds)}
      data-running={isRunning}
    >
      <DrainRing
        key={isRunning ? timer.deadline : 'paused'}
        share={leftMs / timer.durationMs}
        isEmpty={seconds === 0}
      />
      {seconds === 0 ? (
        <span className={styles['up']}>
          <span className="max-md:hidden">{words.upShort}</span>
          <span className="md:hidden">{words.upLong}</span>
        </span>
      ) : (
        <span key={seconds} className={styles['seconds']}>
          {seconds}
        </span>
      )}
    </div>
  );
}

function stateOf(seconds: number): 'calm' | 'last' | 'up' {
  if (seconds === 0) return 'up';
  return seconds <= LAST_SECONDS ? 'last' : 'calm';
}
