// Bringing cards in: a file or pasted text, looked at before it is taken over.
import { useState } from 'react';
import { DECK_CARDS_MOST } from '#contract/own-decks.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import type { ReadDeck } from './deck-files.ts';
import type { CardText } from './read-card.ts';

/** Bytes of a file at most: ten thousand long rows. */
const FILE_MOST = 5_000_000;
const REFUSED_SHOWN = 20;

interface ImportDialogProps {
  /** Cards that the deck has already. */
  readonly present: number;
  readonly onImport: (cards: readonly CardText[]) => void;
  readonly onClose: () => void;
}

export function ImportDialog({ present, onImport, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadDeck>();
  const [error, setError] = useState<string>();
  const room = Math.max(0, DECK_CARDS_MOST - present);
  const taken = read?.cards.slice(0, room) ?? [];
  const left = (read?.cards.length ?? 0) - taken.length;

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

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import Cards"
      description="A table (CSV), a deck file (JSON), or one card a line: question | answer | hint."
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <label className="flex flex-col gap-1.5 font-semibold">
          A file
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json"
            className="field-box py-2 font-normal"
            onChange={(event) => void lookAtFile(event.target.files?.[0])}
          />
        </label>
        <TextArea
          label="Or paste it here"
          rows={5}
          value={text}
          onChange={(next) => void look(next)}
        />
        {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
        {read && (
          <div role="status" className="flex flex-col gap-2">
            <p className="font-semibold">
              {taken.length} {taken.length === 1 ? 'card' : 'cards'} can be taken
              {left > 0 &&
                `; a deck holds ${DECK_CARDS_MOST}, so ${left} ${left === 1 ? 'is' : 'are'} left out`}
            </p>
            {read.refused.length > 0 && (
              <ul className="max-h-40 list-disc overflow-auto pl-5 text-bad">
                {read.refused.slice(0, REFUSED_SHOWN).map(({ line, reason }) => (
                  <li key={line}>
                    Line {line}: {reason}
                  </li>
                ))}
                {read.refused.length > REFUSED_SHOWN && (
                  <li>And {read.refused.length - REFUSED_SHOWN} more</li>
                )}
              </ul>
            )}
          </div>
        )}
        <Button
          variant="primary"
          size="large"
          disabled={taken.length === 0}
          onClick={() => onImport(taken)}
        >
          Add {taken.length} {taken.length === 1 ? 'Card' : 'Cards'}
        </Button>
      </div>
    </Dialog>
  );
}
