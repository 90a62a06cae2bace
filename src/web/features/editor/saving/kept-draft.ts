// What was typed here and never reached the server, kept in the browser.
import * as z from 'zod/mini';
import { OwnCard } from '#contract/own-decks.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';
import { DraftCard, type Draft, type Sent } from './draft.ts';

const Unheard = z.object({ title: z.string(), cards: z.array(OwnCard) });

const Kept = z.object({
  version: z.int(),
  title: z.string(),
  cards: z.array(DraftCard),
  /** What was sent last, where nobody has heard whether the server took it. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  unheard: z.catch(z.optional(Unheard), undefined),
});
export type Kept = z.infer<typeof Kept>;

const place = (id: string) => `riffle:deck:${id}` as const;

/** Each tab has its own; one that has none begins with what the browser has kept last. */
const KEEPERS = ['tab', 'browser'] as const;
type Keepers = readonly (typeof KEEPERS)[number][];

export function keptDraft(id: string): Kept | undefined {
  for (const keeper of KEEPERS) {
    const kept = Kept.safeParse(parseJson(readStored(place(id), keeper)));
    if (kept.success) return kept.data;
  }
  return undefined;
}

interface From {
  /** The one that the draft was made from. */
  readonly version: number;
  readonly unheard: Sent | undefined;
}

/** Answers with what is kept now, for `keepersOf`. */
export function keepDraft(
  id: string,
  { version, unheard }: From,
  draft: Draft,
  keepers: Keepers = KEEPERS,
): string {
  const text = JSON.stringify({ version, unheard, ...draft });
  for (const keeper of keepers) writeStored(place(id), text, keeper);
  return text;
}

/** Who has that still: another visit may have kept its own since, or nothing. */
export function keepersOf(id: string, text: string | undefined): Keepers {
  return KEEPERS.filter((keeper) => readStored(place(id), keeper) === (text ?? null));
}

export function forgetDraft(id: string, keepers: Keepers = KEEPERS): void {
  for (const keeper of keepers) writeStored(place(id), null, keeper);
}
