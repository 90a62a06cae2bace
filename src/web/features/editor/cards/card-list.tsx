import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { DECK_CARDS_MOST } from '#contract/own-decks.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { editorCardsText } from '#sentences/editor-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { CardRow } from './card-row.tsx';
import type { Act, DraftCard } from '#web/features/editor/saving/draft.ts';
import { newCard } from './new-card.ts';

interface CardListProps {
  readonly cards: readonly DraftCard[];
  readonly category: CategoryId;
  readonly act: (act: Act) => void;
}

/** The cards, and the way to one more. */
export function CardList({ cards, category, act }: CardListProps) {
  const { list, addButton, add, takeOut } = useAddAndTakeOut(act);
  return (
    <>
      <ol ref={list} className="flex flex-col gap-4" aria-label={editorCardsText.cards}>
        {cards.map((card, at) => (
          <CardRow
            key={card.key}
            card={card}
            number={at + 1}
            isLast={at === cards.length - 1}
            category={category}
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
        {editorCardsText.addCard}
      </Button>
      <p className="text-fg-soft">
        {editorCardsText.count({ count: cards.length, most: DECK_CARDS_MOST })}
      </p>
    </>
  );
}

/** The keyboard goes along with what is added and taken out. */
function useAddAndTakeOut(act: (act: Act) => void) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
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
  return { list, addButton, add, takeOut };
}
