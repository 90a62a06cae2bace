// What was typed here and never reached the server, kept in the browser.
import * as z from 'zod/mini';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';
import { DraftCard, type Draft } from './draft.ts';

const Kept = z.object({
  version: z.int(),
  title: z.string(),
  cards: z.array(DraftCard),
});
export type Kept = z.infer<typeof Kept>;

const place = (id: string) => `riffle:deck:${id}` as const;

export function keptDraft(id: string): Kept | undefined {
  const kept = Kept.safeParse(parseJson(readStored(place(id))));
  return kept.success ? kept.data : undefined;
}

/** `version` is the one that the draft was made from. */
export function keepDraft(id: string, version: number, draft: Draft): void {
  writeStored(place(id), JSON.stringify({ version, ...draft }));
}

export function forgetDraft(id: string): void {
  writeStored(place(id), null);
}
