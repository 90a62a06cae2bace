import { memo } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { showText } from '#sentences/show.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { sound } from '#web/platform/match/switches.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { LAST_SECONDS } from '#web/features/table/timer/last-seconds.ts';
import type { News } from './use-news.ts';
import { useAfterFrame } from '#web/platform/after-frame.ts';
import { useSecondsLeft } from '#web/features/table/timer/use-seconds-left.ts';

interface Props {
  readonly match: MatchState;
  readonly news: News;
}

/** Reads out time, turn and score, politely, once what it says is drawn. Always there, so that its changes are heard. */
export function LiveRegion(props: Props) {
  return <Said {...useAfterFrame(props)} />;
}

const Said = memo(({ match, news }: Props) => {
  const isLobby = useScreenRoom()?.room?.isLobby ?? false;
  const hasMusic = sound.use() && isLobby;
  return (
    <div className="sr-only" aria-live="polite">
      <p>{useTimeNews(match)}</p>
      <p>{news.score}</p>
      <p>{news.turn}</p>
      <p>{news.places}</p>
      <p>{hasMusic ? showText.lobbyMusic : ''}</p>
    </div>
  );
});

/** Once when the last seconds begin, and at their end; a clock that nobody sees is not read out. */
function useTimeNews({ timer }: MatchState): string {
  const { panels } = useTableView();
  const seconds = useSecondsLeft(timer);
  if (!panels.timer.shown) return '';
  if (seconds === 0) return tableText.timeIsUp;
  const isTicking = timer.status === 'running' && seconds <= LAST_SECONDS;
  return isTicking ? tableText.timer.secondsLeft({ seconds: LAST_SECONDS }) : '';
}
