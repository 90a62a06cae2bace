import type { MatchState } from '#domain/match/state.ts';
import { TheEnd } from '#web/features/table/ending/the-end.tsx';
import { PlayersPodium } from '#web/features/table/phones/podium.tsx';
import type { End } from './stage-channel.ts';

interface Props {
  readonly match: MatchState;
  /** What phones add to it; null until the evening is over. */
  readonly end: End | null;
}

const NOTHING: End = { tallies: [], places: [] };

/** The end as the room sees it: the host's ways on are the console's. */
export function StageEnd({ match, end }: Props) {
  const { tallies, places } = end ?? NOTHING;
  return (
    <TheEnd
      match={match}
      open={end !== null}
      onClose={() => undefined}
      tallies={tallies}
      players={<PlayersPodium places={places} />}
    />
  );
}
