// The one match that this browser keeps (CONST-36), and what this tab last knew of it: other tabs write there too.
import { readStored, writeStored } from '#web/platform/storage/stored.ts';
import { now } from './steady-clock.ts';
import { parseTable, serializeTable } from './table-form.ts';
import type { Table } from './table-view.ts';

const KEY = 'riffle:game';

/** What storage held when this tab last looked or wrote. */
let known: string | null = null;

/** Whether another tab has written there since, or this tab has not looked yet. */
export function hasChanged(): boolean {
  return readStored(KEY) !== known;
}

/** The match that is kept now; undefined where there is none, 'unreadable' where what is there is no match. */
export function readKept(): Table | 'unreadable' | undefined {
  known = readStored(KEY);
  return known === null ? undefined : (parseTable(known, now()) ?? 'unreadable');
}

/** Keeps a match, or none. False where storage is full or forbidden: it then holds what it held before. */
export function writeKept(table: Table | undefined): boolean {
  const text = table ? serializeTable(table) : null;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    return false;
  }
  known = text;
  return true;
}

/** Whether a storage event is about the kept match. */
export function isAboutKept({ key }: StorageEvent): boolean {
  return key === KEY;
}

/** Removes what is no match. */
export function dropUnreadable(): void {
  writeStored(KEY, null);
  known = null;
}
