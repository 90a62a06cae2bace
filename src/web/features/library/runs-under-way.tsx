import type { Run } from '#contract/generation.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { libraryText } from '#sentences/library.ts';
import { runsQuery } from '#web/platform/api/generations.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { Meter } from '#web/ui/meter.tsx';
import styles from './deck-grid.module.css';

const isUnderWay = ({ state }: Run): boolean => state === 'requested' || state === 'writing';

const isNews = ({ state, missing, isPutAway, offer }: Run): boolean =>
  offer !== null || (!isPutAway && (state === 'failed' || (state === 'saved' && missing > 0)));

interface Runs {
  /** Being written, newest first. */
  readonly underWay: readonly Run[];
  /** Ended otherwise than was wished, and not put away yet or with cards to decide about. */
  readonly news: readonly Run[];
}

/** A deck may come of them. */
export const isSomeToCome = ({ underWay, news }: Runs): boolean =>
  underWay.length > 0 || news.some(({ offer }) => offer !== null);

/** What of the host's runs shows in My Games; undefined until it is known. */
export function useRuns(): Runs | undefined {
  const { data, error } = useServerData(runsQuery());
  if (data === undefined && error === null) return undefined;
  const runs = data ?? [];
  return { underWay: runs.filter(isUnderWay), news: runs.filter(isNews) };
}

/** Decks that are still being written, in place, with their progress. */
export function RunsUnderWay({ runs }: { readonly runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  return (
    <ul className={styles['grid']} aria-label={libraryText.beingWritten}>
      {runs.map((run) => (
        <UnderWay key={run.id} run={run} />
      ))}
    </ul>
  );
}

function UnderWay({ run }: { readonly run: Run }) {
  const { topic, gameType, written, cardCount } = run;
  return (
    <li data-suit={gameType} className="surface-raised flex flex-col gap-3 p-5">
      <p className="font-display text-2xl font-semibold">{topic}</p>
      <p className="min-h-12 text-fg-soft">{newestOf(run)}</p>
      <Meter
        label={libraryText.cardsWritten}
        value={(written / cardCount) * 100}
        valueText={libraryText.written({ written, count: cardCount })}
      />
    </li>
  );
}

/** The newest question, where whoever looks on may read it. */
function newestOf({ gameType, written, newest }: Run): string {
  if (CATEGORIES[gameType].facesDown && written > 0) return libraryText.cardsFaceDown;
  return newest ?? libraryText.noCardYet;
}
