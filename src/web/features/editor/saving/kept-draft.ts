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

export function keptDraft(id: string): Kept | undefined {
  const kept = Kept.safeParse(parseJson(readStored(place(id))));
  return kept.success ? kept.data : undefined;
}

interface From {
  /** The one that the draft was made from. */
  readonly version: number;
  readonly unheard: Sent | undefined;
}

/** Answers with what is kept now, for `isKept`. */
export function keepDraft(id: string, { version, unheard }: From, draft: Draft): string {
  const text = JSON.stringify({ version, unheard, ...draft });
  writeStored(place(id), text);
  return text;
}

/** Whether that is kept still: another visit may have kept its own since, or nothing. */
export function isKept(id: string, text: string | undefined): boolean {
  return readStored(place(id)) === (text ?? null);
}

export function forgetDraft(id: string): void {
  writeStored(place(id), null);
}
