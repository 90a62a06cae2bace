import { Pause, Play, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { Panel } from '#web/features/table/panels/panel.tsx';
import { TimerRing } from './timer-ring.tsx';
import { toggleClock } from './toggle-clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './timer-panel.module.css';

/** The countdown of this card (PLAY-09, -10). */
export function TimerPanel({ match }: { readonly match: MatchState }) {
  const { timer } = match;
  const seconds = useSecondsLeft(timer);
  const words = tableText.timer;
  return (
    <Panel id="timer" summary={seconds === 0 ? words.up : words.seconds({ seconds })}>
      <div className={styles['timer']}>
        <TimerRing timer={timer} seconds={seconds} />
        <TimerButtons isRunning={timer.status === 'running'} />
      </div>
    </Panel>
  );
}

const TimerButtons = memo(({ isRunning }: { readonly isRunning: boolean }) => {
  const Icon = isRunning ? Pause : Play;
  const words = tableText.timer;
  return (
    <div className={styles['buttons']}>
      <Button onClick={toggleClock}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={styles['word']}>{isRunning ? words.pause : words.resume}</span>
      </Button>
      <Button onClick={() => dispatch({ type: 'RESET_TIMER' })}>
        <RotateCcw aria-hidden="true" className="size-5 shrink-0" />
        <span className={styles['word']}>{words.reset}</span>
      </Button>
    </div>
  );
});
