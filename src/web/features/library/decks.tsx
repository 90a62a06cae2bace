import { useRef, useState } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { DeckList } from '#web/platform/api/decks.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { DeckCard } from './deck-card.tsx';
import { Pagination } from './pagination.tsx';
import { RunsUnderWay, useRunsUnderWay } from './runs-under-way.tsx';
import type { Library } from './use-library.ts';
import { useRemoval } from './use-removal.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The grid of decks, and what stands there while there are none (LIB-10 to -12). */
export function Decks({ library }: { readonly library: Library }) {
  const { loaded, reload } = library;
  const list = loaded.state === 'loaded' ? loaded.value : undefined;
  /** The list from before a deck was written; the one with it is on its way. */
  const [outdated, setOutdated] = useState<DeckList>();
  const runs = useRunsUnderWay(() => {
    setOutdated(list);
    reload();
  });
  const isFiltered = library.search.trim() !== '' || library.category !== 'all';
  const isNothing = list?.total === 0 && (isFiltered || (runs?.length === 0 && list !== outdated));
  return (
    <>
      <RunsUnderWay runs={runs ?? []} />
      {loaded.state === 'loading' && <Spinner size="large" label="Loading your games..." />}
      {(loaded.state === 'failed' || (loaded.state === 'loaded' && loaded.isStale)) && (
        <div className="flex flex-wrap items-center gap-4">
          <MessageBox tone="bad">
            {orUnreachable(loaded.error, 'Your games could not be loaded.')}
          </MessageBox>
          <Button onClick={reload}>Retry</Button>
        </div>
      )}
      {isNothing && <Nothing isFiltered={isFiltered} onClear={library.clear} />}
      {list && list.total > 0 && <DeckGrid library={library} list={list} />}
    </>
  );
}

interface DeckGridProps {
  readonly library: Library;
  readonly list: DeckList;
}

/** A page of decks, and the way to the others. */
function DeckGrid({ library: { page, size, setPage, reload }, list }: DeckGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const remove = useRemoval(reload);
  /** Its first deck comes into sight: the numbers stand below the last one. */
  function turnTo(next: number) {
    setPage(next);
    if ((grid.current?.getBoundingClientRect().top ?? 0) < 0) grid.current?.scrollIntoView();
  }
  return (
    <>
      <ul ref={grid} className="library-grid" aria-label="Games">
        {list.games.map((deck) => (
          <DeckCard key={deck.id} deck={deck} onDelete={() => void remove(deck)} />
        ))}
      </ul>
      <Pagination page={page} size={size} total={list.total} onPage={turnTo} />
    </>
  );
}

function Nothing({
  isFiltered,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}) {
  return (
    <div className="grid place-items-center gap-5 py-16 text-center">
      <h2 className="text-3xl">{isFiltered ? 'No games match your search' : 'No games found'}</h2>
      {isFiltered ? (
        <Button variant="primary" size="large" onClick={onClear}>
          Clear Filters
        </Button>
      ) : (
        <ButtonTo to={PATHS.home} variant="primary" size="large">
          Create Your First Game
        </ButtonTo>
      )}
    </div>
  );
}
