import { Plus, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { DECK_CARDS_MOST } from '#contract/own-decks.ts';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { newRequestId } from '#web/api/generations.ts';
import type { SavedDeck } from '#web/api/decks.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { isDialogOpen } from '#web/ui/open-dialog.ts';
import { Page } from '#web/ui/page.tsx';
import { CardRow } from './card-row.tsx';
import { DeckActs } from './deck-acts.tsx';
import { begin, draftCardOf, edit, toSave, type Draft, type DraftCard } from './draft.ts';
import { PrintedCards } from './printed-cards.tsx';
import type { CardText } from './read-card.ts';
import { SaveStatus } from './save-status.tsx';
import { forgetDraft, keptDraft, useAutosave } from './use-autosave.ts';

interface EditorProps {
  readonly deck: SavedDeck;
  readonly onTakeTheirs: () => void;
}

/** With the words that are given; empty without. */
function newCard(words: Partial<CardText> = {}): DraftCard {
  return draftCardOf({ ...words, id: newRequestId() });
}

function draftOf(deck: SavedDeck): Draft {
  return { title: deck.title, cards: deck.cards.map(draftCardOf) };
}

/** Ctrl+Z and Shift+Ctrl+Z, or ⌘; and Ctrl+Y, as Windows has it. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z' && (ctrlKey || metaKey)) return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
}

export function Editor({ deck, onTakeTheirs }: EditorProps) {
  const [first] = useReducer(
    (state) => state,
    undefined,
    () => {
      const kept = keptDraft(deck.id);
      const theirs = draftOf(deck);
      return {
        draft: kept ? { title: kept.title, cards: kept.cards } : theirs,
        start: {
          id: deck.id,
          version: kept?.version ?? deck.updatedAt,
          saved: JSON.stringify(toSave(theirs)),
        },
      };
    },
  );
  const [editing, act] = useReducer(edit, first.draft, begin);
  const { saving, keepMine } = useAutosave(first.start, editing.draft);
  const { toast } = useAlerts();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { title, cards } = editing.draft;

  const hearKeys = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === undefined || isDialogOpen()) return;
    event.preventDefault();
    act({ type: step });
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => hearKeys(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  const notKept = (error: unknown): void =>
    toast(sentenceOf(error, 'That did not work. Please try again.'));
  const add = (): void => {
    act({ type: 'add', cards: [newCard()] });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus(),
    );
  };
  /** The keyboard goes on where the card was, at the last one, or at the way to the first. */
  const takeOut = (key: string, at: number): void => {
    act({ type: 'delete', key });
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('[data-takes-out]') ?? [];
      (left[Math.min(at, left.length - 1)] ?? addButton.current)?.focus();
    });
  };

  return (
    <>
      <Page title={title.trim() === '' ? 'Untitled deck' : title}>
        <div className="deck-bar">
          <SaveStatus saving={saving} />
          <div className="flex gap-2">
            <Button
              aria-label="Undo"
              title="Undo (Ctrl+Z)"
              disabled={editing.past.length === 0}
              onClick={() => act({ type: 'undo' })}
            >
              <Undo2 className="size-5" aria-hidden="true" />
            </Button>
            <Button
              aria-label="Redo"
              title="Redo (Shift+Ctrl+Z)"
              disabled={editing.future.length === 0}
              onClick={() => act({ type: 'redo' })}
            >
              <Redo2 className="size-5" aria-hidden="true" />
            </Button>
          </div>
        </div>
        {saving === 'changed-elsewhere' && (
          <MessageBox tone="bad">
            <p>This deck was changed in another tab or on another device. Which one counts?</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="primary" onClick={() => keepMine().catch(notKept)}>
                Keep Mine
              </Button>
              <Button
                onClick={() => {
                  forgetDraft(deck.id);
                  onTakeTheirs();
                }}
              >
                Take the Other One
              </Button>
            </div>
          </MessageBox>
        )}
        <TextField
          label="Title"
          value={title}
          maxLength={TEXT_LIMITS.title}
          counter={TEXT_LIMITS.title}
          onChange={(next) => act({ type: 'title', title: next })}
        />
        <DeckActs
          deck={deck}
          draft={editing.draft}
          isSaved={saving === 'saved'}
          onImport={(added) => act({ type: 'add', cards: added.map((words) => newCard(words)) })}
        />
        <ol ref={list} className="flex flex-col gap-4" aria-label="Cards">
          {cards.map((card, at) => (
            <CardRow
              key={card.key}
              card={card}
              number={at + 1}
              isLast={at === cards.length - 1}
              category={deck.gameType}
              act={act}
              onTakeOut={() => takeOut(card.key, at)}
            />
          ))}
        </ol>
        <Button
          ref={addButton}
          variant="primary"
          size="large"
          className="self-start"
          disabled={cards.length >= DECK_CARDS_MOST}
          onClick={add}
        >
          <Plus className="size-5" aria-hidden="true" />
          Add a Card
        </Button>
        <p className="text-fg-soft">
          {cards.length} of {DECK_CARDS_MOST} cards
        </p>
      </Page>
      <PrintedCards cards={cards} category={deck.gameType} />
    </>
  );
}
