import { useState } from 'react';
import { editorFilesText } from '#sentences/editor.ts';
import type { ReadDeck } from './deck-files.ts';

/** Bytes of a file at most: ten thousand long rows. */
const FILE_MOST = 5_000_000;

/** A text, typed or from a file, and what can be read from it; the reader is loaded on first need. */
export function useReadDeck() {
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ readonly from: string; readonly deck: ReadDeck }>();
  const [error, setError] = useState<string>();
  const look = async (next: string): Promise<void> => {
    setText(next);
    setError(undefined);
    if (next.trim() === '') return;
    const { readDeck } = await import('./deck-files.ts');
    setRead({ from: next, deck: readDeck(next) });
  };
  const lookAtFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > FILE_MOST) {
      setText('');
      setError(editorFilesText.tooLarge);
      return;
    }
    const { decode } = await import('./deck-files.ts');
    await look(decode(new Uint8Array(await file.arrayBuffer())));
  };
  // Of a text that was changed while its reader loaded, nothing is taken.
  return { text, read: read?.from === text ? read.deck : undefined, error, look, lookAtFile };
}
