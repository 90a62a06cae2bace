// Title and category of a deck that the host writes.
import { useState, type FormEvent } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { editorOf } from '#contract/paths.ts';
import { GENERATED_CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { categoryText } from '#sentences/categories.ts';
import { libraryText } from '#sentences/library.ts';
import { makeDeck } from '#web/platform/api/own-decks.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Select } from '#web/ui/select.tsx';

export function NewDeckDialog({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [gameType, setGameType] = useState<GeneratedCategory>('trivia');
  const { isBusy, error, make } = useMaking();
  const isUntitled = title.trim() === '';
  const { newDeck } = libraryText;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isUntitled) void make(title.trim(), gameType);
  };
  return (
    <Dialog open onClose={onClose} title={newDeck.title} description={newDeck.description}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={newDeck.deckTitle}
          value={title}
          maxLength={TEXT_LIMITS.title}
          counter={TEXT_LIMITS.title}
          onChange={setTitle}
        />
        <Select
          label={newDeck.category}
          value={gameType}
          onChange={setGameType}
          options={GENERATED_CATEGORIES.map((value) => ({
            value,
            label: categoryText[value].name,
          }))}
        />
        {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
        <Button type="submit" variant="primary" size="large" disabled={isUntitled} busy={isBusy}>
          {newDeck.start}
        </Button>
      </form>
    </Dialog>
  );
}

/** The deck without cards, and the way to its editor. */
function useMaking() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const make = async (title: string, gameType: GeneratedCategory): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { id } = await makeDeck({ title, gameType, cards: [] });
      navigate(editorOf(id));
    } catch (failure) {
      setError(sentenceOf(failure, libraryText.newDeck.failed));
      setBusy(false);
    }
  };
  return { isBusy, error, make };
}
