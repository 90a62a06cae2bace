import { Pause, Play, RotateCcw } from 'lucide-react';
import type { MatchState } from '#domain/match/state.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { Panel } from '#web/features/table/panels/panel.tsx';
import { TimerRing } from './timer-ring.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { Button } from '#web/ui/button.tsx';

/** The countdown of this card (PLAY-09, -10). */
export function TimerPanel({ match }: { readonly match: MatchState }) {
  const { timer } = match;
  const seconds = useSecondsLeft(timer);
  const isRunning = timer.status === 'running';
  const Icon = isRunning ? Pause : Play;
  return (
    <Panel id="timer" summary={seconds === 0 ? 'Time up' : `${seconds} s`}>
      <div className="timer">
        <TimerRing timer={timer} seconds={seconds} />
        <div className="timer-buttons">
          <Button onClick={() => dispatch({ type: isRunning ? 'PAUSE_GAME' : 'RESUME_GAME' })}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="timer-word">{isRunning ? 'Pause' : 'Resume'}</span>
          </Button>
          <Button onClick={() => dispatch({ type: 'RESET_TIMER' })}>
            <RotateCcw aria-hidden="true" className="size-5 shrink-0" />
            <span className="timer-word">Reset</span>
          </Button>
        </div>
      </div>
    </Panel>
  );
}
