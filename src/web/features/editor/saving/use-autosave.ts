// Saves a deck by itself a moment after each change; what the server has not taken yet is kept in the browser.
import { useEffect, useEffectEvent, useState } from 'react';
import { getDeck } from '#web/platform/api/decks.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { DeckSender, type DeckStart } from './deck-sender.ts';
import { toSave, type Draft } from './draft.ts';
import { forgetDraft } from './kept-draft.ts';

/** The host has stopped typing for so long, in milliseconds. */
const REST_MS = 600;
const RETRY_MS = 5000;

export type Saving = 'saved' | 'saving' | 'waiting' | 'changed-elsewhere';

interface Autosave {
  readonly saving: Saving;
  /** This draft counts, whatever was changed elsewhere; throws a Problem when that can't be asked for. */
  readonly keepMine: () => Promise<void>;
}

/** Saves the newest draft once the host rests, and tries again later what could not be saved. */
export function useAutosave(start: DeckStart, draft: Draft): Autosave {
  const { id } = start;
  const { sender, saving, savedText, turn, send, keepMine } = useSending(start);
  const save = useEffectEvent(() => send(draft));
  const isSaved = JSON.stringify(toSave(draft)) === savedText;
  useEffect(() => {
    if (isSaved) {
      forgetDraft(id);
      return undefined;
    }
    sender.keep(draft);
    if (saving === 'changed-elsewhere' || saving === 'saving') return undefined;
    const timer = setTimeout(() => void save(), saving === 'waiting' ? RETRY_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [draft, id, isSaved, saving, turn, sender]);
  const leave = useEffectEvent(() => {
    if (!isSaved && saving !== 'changed-elsewhere') void sender.leave(draft);
  });
  useEffect(() => () => leave(), []);
  // Also for the moment before the save begins.
  return { saving: saving === 'saved' && !isSaved ? 'saving' : saving, keepMine };
}

/** One save at a time, and what the server has after it. */
function useSending(start: DeckStart) {
  const [sender] = useState(() => new DeckSender(start));
  const [savedText, setSavedText] = useState(sender.saved);
  const [saving, setSaving] = useState<Saving>('saved');
  const [turn, setTurn] = useState(0);
  const send = async (draft: Draft): Promise<void> => {
    setSaving('saving');
    setSavedText(undefined);
    try {
      await sender.save(draft);
      setSaving('saved');
    } catch (error) {
      // Also where the session has ended and the screen asks to sign in: what was typed waits in the browser.
      setSaving(isProblem(error, 'deck-changed') ? 'changed-elsewhere' : 'waiting');
    }
    setSavedText(sender.saved);
    // What was typed meanwhile.
    setTurn((before) => before + 1);
  };
  const keepMine = async (): Promise<void> => {
    sender.goOnFrom((await getDeck(start.id)).updatedAt);
    setSaving('saved');
    setTurn((before) => before + 1);
  };
  return { sender, saving, savedText, turn, send, keepMine };
}
