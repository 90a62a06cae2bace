import { useRef } from 'react';
import { libraryText } from '#sentences/library.ts';
import type { DeckList, DeckSummary } from '#web/platform/api/decks.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { DeckCard } from './deck-card.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { Pagination } from './pagination.tsx';
import { RunNews } from './run-news.tsx';
import { isSomeToCome, RunsUnderWay, useRuns } from './runs-under-way.tsx';
import type { Library } from './use-library.ts';
import { useRemoval } from './use-removal.ts';
import { Button } from '#web/ui/button.tsx';
import { goOnAt } from '#web/ui/go-on-at.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './deck-grid.module.css';

/** The grid of decks, and what stands there while there are none (LIB-10 to -12). */
export function Decks({ library }: { readonly library: Library }) {
  const { list, error, isFetching, retry } = library;
  const runs = useRuns();
  const isFiltered = library.search.trim() !== '' || library.category !== 'all';
  // Not of a list from before: the next may have the deck that was written meanwhile.
  const isNewest = !isFetching && error === null;
  const isNothing =
    list?.total === 0 && (isFiltered || (isNewest && runs !== undefined && !isSomeToCome(runs)));
  return (
    <>
      <RunNews runs={runs?.news ?? []} />
      <RunsUnderWay runs={runs?.underWay ?? []} />
      {list === undefined && error === null && <Spinner size="large" label={libraryText.loading} />}
      {error !== null && (
        <LoadFailed sentence={orUnreachable(error, libraryText.notLoaded)} onRetry={retry} />
      )}
      {isNothing && (isFiltered ? <NoMatches onClear={library.clear} /> : <EmptyShelf />)}
      {list && list.total > 0 && <DeckGrid library={library} list={list} />}
    </>
  );
}

interface DeckGridProps {
  readonly library: Library;
  readonly list: DeckList;
}

/** A page of decks, and the way to the others. */
function DeckGrid({ library: { page, size, setPage }, list }: DeckGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const remove = useRemoval();
  /** Its first deck comes into sight: the numbers stand below the last one. */
  function turnTo(next: number) {
    setPage(next);
    if ((grid.current?.getBoundingClientRect().top ?? 0) < 0) grid.current?.scrollIntoView();
  }
  async function takeAway(deck: DeckSummary, at: number): Promise<void> {
    await remove(deck);
    requestAnimationFrame(() => {
      const otherwise = document.querySelector('h1');
      goOnAt(at, { list: grid.current, stops: '[data-deletes]', otherwise });
    });
  }
  return (
    <>
      <ul ref={grid} className={styles['grid']} aria-label={libraryText.games}>
        {list.games.map((deck, at) => (
          <DeckCard key={deck.id} deck={deck} onDelete={() => void takeAway(deck, at)} />
        ))}
      </ul>
      <Pagination page={page} size={size} total={list.total} onPage={turnTo} />
    </>
  );
}

function NoMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="grid place-items-center gap-5 py-16 text-center">
      <h2 className="text-3xl">{libraryText.noMatches}</h2>
      <Button variant="primary" size="large" onClick={onClear}>
        {libraryText.clearFilters}
      </Button>
    </div>
  );
}
