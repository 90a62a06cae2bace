import type { MatchState } from '#domain/match/state.ts';
import { useSecondsLeft } from '#web/features/table/timer/use-seconds-left.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { LAST_SECONDS } from '#web/features/table/timer/last-seconds.ts';
import styles from './lamp.module.css';

interface Props {
  readonly match: MatchState;
  readonly isAnswerShown: boolean;
}

/** The light on the table: warmer once the answer is up, narrower as the time runs out. */
export function Lamp({ match: { timer }, isAnswerShown }: Props) {
  const { panels } = useTableView();
  const seconds = useSecondsLeft(timer);
  const isCounting = timer.status === 'running' || seconds === 0;
  if (isAnswerShown) return <span key="warm" className={styles['warm']} aria-hidden="true" />;
  if (!panels.timer.shown || !isCounting || seconds > LAST_SECONDS) return null;
  return <span key="narrow" className={styles['narrow']} aria-hidden="true" />;
}
