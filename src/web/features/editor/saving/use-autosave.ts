// Saves a deck by itself a moment after each change; what the server has not taken yet is kept in the browser.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getDeck } from '#web/platform/api/decks.ts';
import { changeDeck } from '#web/platform/api/own-decks.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { toSave, type Draft } from './draft.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** The host has stopped typing for so long, in milliseconds. */
const REST_MS = 600;
const RETRY_MS = 5000;

export type Saving = 'saved' | 'saving' | 'waiting' | 'changed-elsewhere';

interface Start {
  readonly id: string;
  /** The version that the draft was made from. */
  readonly version: number;
  /** What the server has, as it would be sent. */
  readonly saved: string;
}

interface Autosave {
  readonly saving: Saving;
  /** This draft counts, whatever was changed elsewhere; throws a Problem when that can't be asked for. */
  readonly keepMine: () => Promise<void>;
}

/** Saves the newest draft once the host rests, and tries again later what could not be saved. */
export function useAutosave(start: Start, draft: Draft): Autosave {
  const { id } = start;
  const { saving, savedText, version, turn, send, keepMine } = useSending(start);
  const save = useEffectEvent(() => send(draft));
  const isSaved = JSON.stringify(toSave(draft)) === savedText;
  useEffect(() => {
    if (isSaved) {
      forgetDraft(id);
      return undefined;
    }
    keepDraft(id, version.current, draft);
    if (saving === 'changed-elsewhere' || saving === 'saving') return undefined;
    const timer = setTimeout(() => void save(), saving === 'waiting' ? RETRY_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [draft, id, isSaved, saving, turn, version]);
  const leave = useEffectEvent(() => {
    if (!isSaved && saving !== 'changed-elsewhere') void send(draft);
  });
  useEffect(() => () => leave(), []);
  // Also for the moment before the save begins.
  return { saving: saving === 'saved' && !isSaved ? 'saving' : saving, keepMine };
}

/** One save at a time, and what the server has after it. */
function useSending({ id, ...start }: Start) {
  const version = useRef(start.version);
  const [savedText, setSavedText] = useState(start.saved);
  const isUnderWay = useRef(false);
  const [saving, setSaving] = useState<Saving>('saved');
  const [turn, setTurn] = useState(0);
  const send = async (draft: Draft): Promise<void> => {
    const deck = toSave(draft);
    const text = JSON.stringify(deck);
    if (isUnderWay.current || text === savedText) return;
    isUnderWay.current = true;
    setSaving('saving');
    try {
      const cards = [...deck.cards];
      const answer = await changeDeck(id, { ...deck, version: version.current, cards });
      version.current = answer.version;
      setSavedText(text);
      setSaving('saved');
    } catch (error) {
      // Also where the session has ended and the screen asks to sign in: what was typed waits in the browser.
      setSaving(isProblem(error, 'deck-changed') ? 'changed-elsewhere' : 'waiting');
    }
    isUnderWay.current = false;
    // What was typed meanwhile.
    setTurn((before) => before + 1);
  };
  const keepMine = async (): Promise<void> => {
    version.current = (await getDeck(id)).updatedAt;
    setSaving('saved');
    setTurn((before) => before + 1);
  };
  return { saving, savedText, version, turn, send, keepMine };
}
