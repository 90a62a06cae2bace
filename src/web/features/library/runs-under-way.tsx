import { useEffect, useEffectEvent, useState } from 'react';
import type { Run } from '#contract/generation.ts';
import { listRuns } from '#web/platform/api/generations.ts';
import { subscribeLive } from '#web/platform/live/live.ts';
import { Meter } from '#web/ui/meter.tsx';

const isUnderWay = ({ state }: Run): boolean => state === 'requested' || state === 'writing';

/**
 * The host's decks that are still being written, newest first; undefined until it is known. `onSaved` when one is
 * done.
 */
export function useRunsUnderWay(onSaved: () => void): readonly Run[] | undefined {
  const [runs, setRuns] = useState<readonly Run[]>();
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    const stop = new AbortController();
    listRuns(stop.signal).then(
      (all) => setRuns(all.filter(isUnderWay)),
      () => setRuns((before = []) => before),
    );
    const unsubscribe = subscribeLive((event) => {
      if (event.type !== 'run') return;
      const { run } = event;
      setRuns((before = []) => {
        const others = before.filter(({ id }) => id !== run.id);
        return isUnderWay(run) ? [run, ...others] : others;
      });
      if (run.state === 'saved') tellSaved();
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, []);
  return runs;
}

/** Decks that are still being written, in place, with their progress. */
export function RunsUnderWay({ runs }: { readonly runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  return (
    <ul className="library-grid" aria-label="Games being written">
      {runs.map(({ id, topic, gameType, written, cardCount, newest }) => (
        <li key={id} data-suit={gameType} className="surface-raised flex flex-col gap-3 p-5">
          <p className="font-display text-2xl font-semibold">{topic}</p>
          <p className="min-h-12 text-fg-soft">{newest ?? 'Shuffling ideas…'}</p>
          <Meter
            label="Cards written"
            value={(written / cardCount) * 100}
            valueText={`${written} of ${cardCount}`}
          />
        </li>
      ))}
    </ul>
  );
}
