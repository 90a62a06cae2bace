// What My Games shows: a page of the host's decks, searched and filtered by the server.
import { useState } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { decksQuery, type DeckList } from '#web/platform/api/decks.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { lastPage } from './pages.ts';
import { usePageSize } from './use-page-size.ts';
import { useDebounced } from './use-debounced.ts';

/** Milliseconds that a wish rests before the server is asked (CONST-18). */
const DEBOUNCE_MS = 300;

export interface Library {
  readonly search: string;
  readonly category: CategoryId | 'all';
  readonly page: number;
  readonly size: number;
  /** Undefined until one has come; the one before while another is on its way. */
  readonly list: DeckList | undefined;
  /** Why the list that is wanted can't be had. */
  readonly error: Error | null;
  /** One is on its way, or about to be asked for. */
  readonly isFetching: boolean;
  readonly setSearch: (search: string) => void;
  readonly setCategory: (category: CategoryId | 'all') => void;
  readonly setPage: (page: number) => void;
  readonly clear: () => void;
  readonly retry: () => void;
}

/** Another search or category begins at page 1; a page that there is no more becomes the last (STATE-LIB-01). */
export function useLibrary(): Library {
  const [wish, setWish] = useState({ search: '', category: 'all' as CategoryId | 'all', page: 1 });
  const size = usePageSize();
  const wanted = JSON.stringify({ ...wish, size });
  const debounced = useDebounced(wanted, DEBOUNCE_MS);
  const asked = useServerData(decksQuery(JSON.parse(debounced)));
  const { data: list, error, isFetching, refetch } = asked;
  const last = list ? lastPage(list.total, size) : wish.page;
  const page = Math.min(wish.page, last);
  if (page !== wish.page) setWish({ ...wish, page });
  return {
    ...wish,
    page,
    size,
    list,
    error,
    isFetching: isFetching || debounced !== wanted,
    setSearch: (search) => setWish({ ...wish, search, page: 1 }),
    setCategory: (category) => setWish({ ...wish, category, page: 1 }),
    setPage: (next) => setWish({ ...wish, page: next }),
    clear: () => setWish({ search: '', category: 'all', page: 1 }),
    retry: refetch,
  };
}
