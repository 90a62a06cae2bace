// Saves a deck by itself a moment after each change; what the server has not taken yet is kept in the browser.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { getDeck } from '#web/api/decks.ts';
import { changeDeck } from '#web/api/own-decks.ts';
import { isProblem } from '#web/api/problem.ts';
import { parseJson, readStored, writeStored } from '#web/api/stored.ts';
import { useSession } from '#web/session/session.tsx';
import { DraftCard, toSave, type Draft } from './draft.ts';

/** The host has stopped typing for so long, in milliseconds. */
const REST_MS = 600;
const RETRY_MS = 5000;

export type Saving = 'saved' | 'saving' | 'waiting' | 'changed-elsewhere';

const Kept = z.object({
  version: z.int(),
  title: z.string(),
  cards: z.array(DraftCard),
});
export type Kept = z.infer<typeof Kept>;

const place = (id: string) => `riffle:deck:${id}` as const;

/** What was typed here and never reached the server. */
export function keptDraft(id: string): Kept | undefined {
  const kept = Kept.safeParse(parseJson(readStored(place(id))));
  return kept.success ? kept.data : undefined;
}

export function forgetDraft(id: string): void {
  writeStored(place(id), null);
}

interface Start {
  readonly id: string;
  /** The version that the draft was made from. */
  readonly version: number;
  /** What the server has, as it would be sent. */
  readonly saved: string;
}

/** One save at a time, always of the newest draft. */
export function useAutosave(
  start: Start,
  draft: Draft,
): {
  readonly saving: Saving;
  /** This draft counts, whatever was changed elsewhere; throws a Problem when that can't be asked for. */
  readonly keepMine: () => Promise<void>;
} {
  const { id } = start;
  const { refresh } = useSession();
  const version = useRef(start.version);
  const [savedText, setSavedText] = useState(start.saved);
  const isUnderWay = useRef(false);
  const [saving, setSaving] = useState<Saving>('saved');
  const [turn, setTurn] = useState(0);

  const save = useEffectEvent(async (): Promise<void> => {
    const deck = toSave(draft);
    const text = JSON.stringify(deck);
    if (isUnderWay.current || text === savedText) return;
    isUnderWay.current = true;
    setSaving('saving');
    try {
      const answer = await changeDeck(id, {
        ...deck,
        version: version.current,
        cards: [...deck.cards],
      });
      version.current = answer.version;
      setSavedText(text);
      setSaving('saved');
    } catch (error) {
      setSaving(isProblem(error, 'deck-changed') ? 'changed-elsewhere' : 'waiting');
      // The screen asks to sign in then; what was typed waits in the browser.
      if (isProblem(error, 'unauthenticated')) void refresh();
    }
    isUnderWay.current = false;
    // What was typed meanwhile.
    setTurn((before) => before + 1);
  });

  const isSaved = JSON.stringify(toSave(draft)) === savedText;
  useEffect(() => {
    if (isSaved) {
      forgetDraft(id);
      return undefined;
    }
    writeStored(place(id), JSON.stringify({ version: version.current, ...draft }));
    if (saving === 'changed-elsewhere' || saving === 'saving') return undefined;
    const timer = setTimeout(() => void save(), saving === 'waiting' ? RETRY_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [draft, id, isSaved, saving, turn]);

  return {
    // Also for the moment before the save begins.
    saving: saving === 'saved' && !isSaved ? 'saving' : saving,
    async keepMine() {
      version.current = (await getDeck(id)).updatedAt;
      setSaving('saved');
      setTurn((before) => before + 1);
    },
  };
}
