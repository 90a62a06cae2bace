// Bringing cards in: a file or pasted text, looked at before it is taken over.
import { DECK_CARDS_MOST } from '#contract/own-decks.ts';
import { editorFilesText } from '#sentences/editor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import styles from './import-dialog.module.css';
import type { ReadDeck, Refused } from './deck-files.ts';
import type { CardText } from './read-card.ts';
import { useReadDeck } from './use-read-deck.ts';

const REFUSED_SHOWN = 20;

interface ImportDialogProps {
  /** Cards that the deck has already. */
  readonly present: number;
  readonly onImport: (cards: readonly CardText[]) => void;
  readonly onClose: () => void;
}

export function ImportDialog({ present, onImport, onClose }: ImportDialogProps) {
  const { text, read, error, look, lookAtFile } = useReadDeck();
  const room = Math.max(0, DECK_CARDS_MOST - present);
  const taken = read?.cards.slice(0, room) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={editorFilesText.title}
      description={editorFilesText.description}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <FileField onFile={(file) => void lookAtFile(file)} />
        <TextArea
          label={editorFilesText.paste}
          rows={5}
          value={text}
          onChange={(next) => void look(next)}
        />
        {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
        {read && <WhatWasRead read={read} takenCount={taken.length} />}
        <Button
          variant="primary"
          size="large"
          disabled={taken.length === 0}
          onClick={() => onImport(taken)}
        >
          {editorFilesText.add({ count: taken.length })}
        </Button>
      </div>
    </Dialog>
  );
}

function FileField({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  return (
    <label className="flex flex-col gap-1.5 font-semibold">
      {editorFilesText.file}
      <input
        type="file"
        accept=".csv,.tsv,.txt,.json"
        className={styles['file']}
        onChange={(event) => onFile(event.target.files?.[0])}
      />
    </label>
  );
}

interface WhatWasReadProps {
  readonly read: ReadDeck;
  /** Cards that the deck has room for. */
  readonly takenCount: number;
}

function WhatWasRead({ read: { cards, refused }, takenCount }: WhatWasReadProps) {
  const left = cards.length - takenCount;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="font-semibold">
        {left > 0
          ? editorFilesText.canBeTakenInPart({ count: takenCount, most: DECK_CARDS_MOST, left })
          : editorFilesText.canBeTaken({ count: takenCount })}
      </p>
      {refused.length > 0 && <RefusedLines refused={refused} />}
    </div>
  );
}

function RefusedLines({ refused }: { readonly refused: readonly Refused[] }) {
  return (
    <ul className="max-h-40 list-disc overflow-auto pl-5 text-bad">
      {refused.slice(0, REFUSED_SHOWN).map(({ line, reason }) => (
        <li key={line}>{editorFilesText.refused({ line, reason })}</li>
      ))}
      {refused.length > REFUSED_SHOWN && (
        <li>{editorFilesText.moreRefused({ count: refused.length - REFUSED_SHOWN })}</li>
      )}
    </ul>
  );
}
