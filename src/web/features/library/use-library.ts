// What My Games shows: a page of the host's decks, searched and filtered by the server.
import { useState } from 'react';
import type { DeckList } from '#web/platform/api/decks.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { getUserDecks } from '#web/platform/api/decks.ts';
import type { Loaded } from '#web/platform/api/use-loaded.ts';
import { lastPage } from './pages.ts';
import { usePageSize } from './use-page-size.ts';
import { useDebounced } from './use-debounced.ts';
import { useOwnLoaded } from '#web/platform/session/use-own-loaded.ts';

/** Milliseconds that a wish rests before the server is asked (CONST-18). */
const DEBOUNCE_MS = 300;

export interface Library {
  readonly search: string;
  readonly category: CategoryId | 'all';
  readonly page: number;
  readonly size: number;
  readonly loaded: Loaded<DeckList>;
  readonly setSearch: (search: string) => void;
  readonly setCategory: (category: CategoryId | 'all') => void;
  readonly setPage: (page: number) => void;
  readonly clear: () => void;
  readonly reload: () => void;
}

/** Another search or category begins at page 1; a page that there is no more becomes the last (STATE-LIB-01). */
export function useLibrary(): Library {
  const [wish, setWish] = useState({ search: '', category: 'all' as CategoryId | 'all', page: 1 });
  const size = usePageSize();
  const debounced = useDebounced(JSON.stringify({ ...wish, size }), DEBOUNCE_MS);
  const { loaded, reload } = useOwnLoaded(debounced, (signal) =>
    getUserDecks(JSON.parse(debounced), signal),
  );
  const last = loaded.state === 'loaded' ? lastPage(loaded.value.total, size) : wish.page;
  const page = Math.min(wish.page, last);
  if (page !== wish.page) setWish({ ...wish, page });
  return {
    ...wish,
    page,
    size,
    loaded,
    setSearch: (search) => setWish({ ...wish, search, page: 1 }),
    setCategory: (category) => setWish({ ...wish, category, page: 1 }),
    setPage: (next) => setWish({ ...wish, page: next }),
    clear: () => setWish({ search: '', category: 'all', page: 1 }),
    reload,
  };
}
