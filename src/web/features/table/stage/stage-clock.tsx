import { Pause, Play } from 'lucide-react';
import type { Timer } from '#domain/match/timer.ts';
import { tableText } from '#sentences/table.ts';
import { TimerRing } from '#web/features/table/timer/timer-ring.tsx';
import { useSecondsLeft } from '#web/features/table/timer/use-seconds-left.ts';
import quiet from '#web/features/table/quiet.module.css';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './stage-clock.module.css';

interface Props {
  readonly timer: Timer;
  /** Stops the clock, or lets it go on; undefined where that is not done here. */
  readonly onPress?: () => void;
}

/** The clock as the room sees it: its ring lies on the upper edge of the card. */
export function StageClock({ timer, onPress }: Props) {
  const seconds = useSecondsLeft(timer);
  const isRunning = timer.status === 'running';
  const Icon = isRunning ? Pause : Play;
  const { panels, timer: words } = tableText;
  return (
    <section className={styles['clock']} data-stage-clock aria-label={panels.titles.timer}>
      <TimerRing timer={timer} seconds={seconds} />
      {onPress && (
        <Button
          className={classes(styles['press'], quiet['fades'])}
          aria-label={isRunning ? words.pause : words.resume}
          onClick={onPress}
        >
          <Icon aria-hidden="true" className="size-6" />
        </Button>
      )}
    </section>
  );
}
