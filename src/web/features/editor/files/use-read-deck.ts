import { useState } from 'react';
import type { ReadDeck } from './deck-files.ts';

/** Bytes of a file at most: ten thousand long rows. */
const FILE_MOST = 5_000_000;

/** A text, typed or from a file, and what can be read from it; the reader is loaded on first need. */
export function useReadDeck() {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadDeck>();
  const [error, setError] = useState<string>();
  const look = async (next: string): Promise<void> => {
    setText(next);
    setError(undefined);
    if (next.trim() === '') return setRead(undefined);
    const { readDeck } = await import('./deck-files.ts');
    setRead(readDeck(next));
  };
  const lookAtFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > FILE_MOST) return setError('This file is too large for a deck.');
    const { decode } = await import('./deck-files.ts');
    await look(decode(new Uint8Array(await file.arrayBuffer())));
  };
  return { text, read, error, look, lookAtFile };
}
