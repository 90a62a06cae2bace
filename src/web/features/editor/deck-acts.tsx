import { Download, Play, Printer, Share2, Upload } from 'lucide-react';
import { useState } from 'react';
import { deckSetup } from '#contract/paths.ts';
import { editorText } from '#sentences/editor.ts';
import type { SavedDeck } from '#web/platform/api/decks.ts';
import { existingDeckState } from '#web/platform/match/existing-deck.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { saveAs } from '#web/ui/save-as.ts';
import type { CardText } from '#web/features/editor/files/read-card.ts';
import { toSave, type Draft } from '#web/features/editor/saving/draft.ts';
import { ImportDialog } from '#web/features/editor/files/import-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

interface DeckActsProps {
  readonly deck: SavedDeck;
  readonly draft: Draft;
  readonly isSaved: boolean;
  readonly onImport: (cards: readonly CardText[]) => void;
}

/** Playing, bringing in, taking out, printing and sharing a deck. */
export function DeckActs({ deck, draft, isSaved, onImport }: DeckActsProps) {
  const [open, setOpen] = useState<'import' | 'share'>();
  const written = toSave(draft);
  const bringIn = (added: readonly CardText[]): void => {
    setOpen(undefined);
    onImport(added);
  };
  const close = (): void => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <PlayNow
        deck={deck}
        title={written.title}
        disabled={written.cards.length === 0 || !isSaved}
      />
      <Button onClick={() => setOpen('import')}>
        <Upload className="size-5" aria-hidden="true" />
        {editorText.bringIn}
      </Button>
      <TakingOut written={written} />
      <Button onClick={() => setOpen('share')}>
        <Share2 className="size-5" aria-hidden="true" />
        {editorText.share}
      </Button>
      {open === 'import' && (
        <ImportDialog present={draft.cards.length} onClose={close} onImport={bringIn} />
      )}
      {open === 'share' && <ShareDialog id={deck.id} onClose={close} />}
    </div>
  );
}

interface PlayNowProps {
  readonly deck: SavedDeck;
  /** As it is now. */
  readonly title: string;
  readonly disabled: boolean;
}

function PlayNow({ deck, title, disabled }: PlayNowProps) {
  const { cards: _cards, previewCards: _preview, ...summary } = deck;
  const state = existingDeckState({ ...summary, title, topic: title });
  return (
    <ButtonTo to={deckSetup(deck.id)} state={state} variant="primary" disabled={disabled}>
      <Play className="size-5" aria-hidden="true" />
      {editorText.play}
    </ButtonTo>
  );
}

type Written = ReturnType<typeof toSave>;

/** The ways onto the disk and onto paper. */
function TakingOut({ written }: { readonly written: Written }) {
  const isEmpty = written.cards.length === 0;
  return (
    <>
      <Button disabled={isEmpty} onClick={() => void saveFile('csv', written)}>
        <Download className="size-5" aria-hidden="true" />
        {editorText.csv}
      </Button>
      <Button disabled={isEmpty} onClick={() => void saveFile('json', written)}>
        <Download className="size-5" aria-hidden="true" />
        {editorText.json}
      </Button>
      <Button disabled={isEmpty} onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {editorText.print}
      </Button>
    </>
  );
}

async function saveFile(form: 'csv' | 'json', { title, cards }: Written): Promise<void> {
  const { toCsv, toJson } = await import('#web/features/editor/files/deck-files.ts');
  const text = form === 'csv' ? `\ufeff${toCsv(cards)}` : toJson(title, cards);
  saveAs(`${title}.${form}`, text, form === 'csv' ? 'text/csv' : 'application/json');
}
