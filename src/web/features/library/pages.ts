// Which page of My Games shows, and which can be gone to (LIB-14, RULE-36, STATE-LIB-01).
import { libraryText } from '#sentences/library.ts';

/** Page numbers offered at once. */
const OFFERED = 5;

/** At least one, also when there is nothing. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Up to five numbers around the page, as far as there are any. */
export function offeredPages(page: number, last: number): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(OFFERED / 2), last - OFFERED + 1));
  return Array.from({ length: Math.min(OFFERED, last) }, (_, index) => first + index);
}

/** A typed page number; undefined unless it is a whole number from 1 to the last page. */
export function typedPage(text: string, last: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,9}$/.test(trimmed)) return undefined;
  const page = Number(trimmed);
  return page >= 1 && page <= last ? page : undefined;
}

/** 'Showing 21-40 of 55 games (Page 2 of 3)'. */
export function showing(page: number, size: number, total: number): string {
  const from = (page - 1) * size + 1;
  const to = Math.min(total, page * size);
  return libraryText.showing({ from, to, total, page, last: lastPage(total, size) });
}
