import { useReducer, useState } from 'react';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { editorText } from '#sentences/editor.ts';
import type { SavedDeck } from '#web/platform/api/decks.ts';
import { TextField } from '#web/ui/field.tsx';
import { CardList } from '#web/features/editor/cards/card-list.tsx';
import { DeckActs } from './deck-acts.tsx';
import {
  begin,
  draftCardOf,
  isBlank,
  edit,
  toSave,
  type Draft,
} from '#web/features/editor/saving/draft.ts';
import { EditorPage } from './editor-page.tsx';
import { EditorBar } from './editor-bar.tsx';
import { keptDraft } from '#web/features/editor/saving/kept-draft.ts';
import { newCard } from '#web/features/editor/cards/new-card.ts';
import { PrintedCards } from '#web/features/editor/cards/printed-cards.tsx';
import { useAutosave } from '#web/features/editor/saving/use-autosave.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { WhichCounts } from '#web/features/editor/saving/which-counts.tsx';

interface EditorProps {
  readonly deck: SavedDeck;
  /** Begins anew with what the server has; throws a Problem, with nothing lost, where that can't be had. */
  readonly takeTheirs: () => Promise<void>;
}

export function Editor({ deck, takeTheirs }: EditorProps) {
  const [first] = useState(() => startOf(deck));
  const [editing, act] = useReducer(edit, first.draft, begin);
  const { saving, keepMine } = useAutosave(first.start, editing.draft);
  useUndoKeys(act);
  const { title, cards } = editing.draft;
  return (
    <>
      <EditorPage title={isBlank(title) ? editorText.untitled : title}>
        <EditorBar editing={editing} act={act} saving={saving} />
        {saving === 'changed-elsewhere' && <WhichCounts onMine={keepMine} onTheirs={takeTheirs} />}
        <TextField
          label={editorText.title}
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
        <CardList cards={cards} category={deck.gameType} act={act} />
      </EditorPage>
      <PrintedCards title={title.trim()} cards={cards} category={deck.gameType} />
    </>
  );
}

/** What the editor begins with: what this browser has kept of the deck, else what the server has. */
function startOf(deck: SavedDeck) {
  const theirs: Draft = { title: deck.title, cards: deck.cards.map(draftCardOf) };
  const saved = JSON.stringify(toSave(theirs));
  const found = keptDraft(deck.id);
  // The server may have taken it after this browser had left.
  const kept = found && JSON.stringify(toSave(found)) !== saved ? found : undefined;
  return {
    draft: kept ? { title: kept.title, cards: kept.cards } : theirs,
    start: {
      id: deck.id,
      version: kept?.version ?? deck.updatedAt,
      saved,
      unheard: kept?.unheard,
    },
  };
}
