// A match and how it lies on the table, as one text: it loads whole or is refused whole (STATE-GAME-24, -25).
import * as z from 'zod/mini';
import { keptForm, matchFrom } from '#domain/match/kept-match.ts';
import type { Millis } from '#domain/match/timer.ts';
import { parseJson } from '#web/platform/storage/stored.ts';
import { PANEL_IDS } from './panels.ts';
import { DECORATIONS, type Table } from './table-view.ts';

const Panel = z.object({ shown: z.boolean(), expanded: z.boolean() });

const View = z.object({
  panels: z.record(z.enum(PANEL_IDS), Panel),
  decoration: z.int().check(z.minimum(1), z.maximum(DECORATIONS)),
});

export function serializeTable({ match, view }: Table): string {
  return JSON.stringify({ ...keptForm(match), ...view });
}

/** The table of a stored text; undefined when it is corrupt, of another version, over, or without cards. */
export function parseTable(stored: string, now: Millis): Table | undefined {
  const value = parseJson(stored);
  const view = View.safeParse(value);
  const match = matchFrom(value, now);
  return match && view.success ? { match, view: view.data } : undefined;
}
