import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import type { News } from './use-news.ts';
import { useSecondsLeft } from '#web/features/table/timer/use-seconds-left.ts';

interface Props {
  readonly match: MatchState;
  readonly news: News;
}

/** Reads out time-up, turn and score, politely. Always there, so that its changes are heard. */
export function LiveRegion({ match, news }: Props) {
  const { panels } = useTableView();
  const isUp = useSecondsLeft(match.timer) === 0 && panels.timer.shown;
  return (
    <div className="sr-only" aria-live="polite">
      <p>{isUp ? tableText.timeIsUp : ''}</p>
      <p>{news.score}</p>
      <p>{news.turn}</p>
    </div>
  );
}
