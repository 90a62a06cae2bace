// What was typed here and never reached the server, kept in the browser.
import * as z from 'zod/mini';
import { OwnCard } from '#contract/own-decks.ts';
import { parseJson, readStored, TAB_FIRST, writeStored } from '#web/platform/storage/stored.ts';
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

type Keepers = readonly (typeof TAB_FIRST)[number][];

export function keptDraft(id: string): Kept | undefined {
  for (const keeper of TAB_FIRST) {
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
  keepers: Keepers = TAB_FIRST,
): string {
  const text = JSON.stringify({ version, unheard, ...draft });
  for (const keeper of keepers) writeStored(place(id), text, keeper);
  return text;
}

/** Who has that still: another visit may have kept its own since, or nothing. */
export function keepersOf(id: string, text: string | undefined): Keepers {
  return TAB_FIRST.filter((keeper) => readStored(place(id), keeper) === (text ?? null));
}

export function forgetDraft(id: string, keepers: Keepers = TAB_FIRST): void {
  for (const keeper of keepers) writeStored(place(id), null, keeper);
}
