import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  CATEGORIES,
  GENERATED_CATEGORIES,
  type GeneratedCategory,
} from '#domain/category/categories.ts';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { makeDeck } from '#web/api/own-decks.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Select } from '#web/ui/select.tsx';

/** Begins a deck of the host's own; it costs nothing. */
export function NewDeckButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SquarePen aria-hidden="true" className="size-5" />
        New Deck
      </Button>
      {isOpen && <NewDeckDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewDeckDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [gameType, setGameType] = useState<GeneratedCategory>('trivia');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const make = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { id } = await makeDeck({ title: title.trim(), gameType, cards: [] });
      await navigate(`/decks/${id}`);
    } catch (failure) {
      setError(sentenceOf(failure, 'Your deck could not be made. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New Deck"
      description="Your own cards: typed, pasted, or from a file. It costs nothing."
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') void make();
        }}
      >
        <TextField
          label="Title"
          value={title}
          maxLength={TEXT_LIMITS.title}
          counter={TEXT_LIMITS.title}
          onChange={setTitle}
        />
        <Select
          label="Category"
          value={gameType}
          onChange={setGameType}
          options={GENERATED_CATEGORIES.map((value) => ({ value, label: CATEGORIES[value].name }))}
        />
        {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={title.trim() === ''}
          busy={isBusy}
        >
          Start Writing
        </Button>
      </form>
    </Dialog>
  );
}
