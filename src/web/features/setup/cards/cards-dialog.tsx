// Cards of a saved deck, one at a time, before the guests see them (SETUP-07, CONST-12): looked through,
// edited, deleted, written again, flagged.
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { useState } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CardAtHand, type Doing } from './card-at-hand.tsx';
import { useCardTools, type Deck } from './use-card-tools.ts';

export interface CardsDialogProps {
  readonly title: string;
  readonly category: CategoryId;
  readonly deck: Deck;
  /** Cards that can be looked at, from the first on. */
  readonly most: number;
  /** The deck as the host has changed it. */
  readonly onDeck: (deck: Deck) => void;
  readonly onQuickStart: () => void;
  readonly onClose: () => void;
}

export function CardsDialog(props: CardsDialogProps) {
  const { title, category, deck, most, onDeck, onQuickStart, onClose } = props;
  const tools = useCardTools(deck, onDeck);
  const [index, setIndex] = useState(0);
  const [doing, setDoing] = useState<Doing>();
  const cards = deck.cards.slice(0, most);
  const at = Math.min(index, cards.length - 1);
  const card = cards[at];
  if (!card) return null;
  const turnTo = (next: number) => {
    setIndex(next);
    setDoing(undefined);
  };
  return (
    <Dialog open onClose={onClose} title={title} size="medium">
      <div className="flex flex-col gap-4">
        <CardAtHand
          category={category}
          card={card}
          tools={tools}
          rewritesLeft={deck.rewritesLeft}
          doing={doing}
          onDoing={setDoing}
        />
        <Pager at={at} count={cards.length} onTurn={turnTo} />
        <Button variant="primary" size="large" onClick={onQuickStart}>
          <Play aria-hidden="true" className="size-5" />
          {setupCardsText.quickStart}
        </Button>
      </div>
    </Dialog>
  );
}

interface PagerProps {
  /** Counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly onTurn: (next: number) => void;
}

function Pager({ at, count, onTurn }: PagerProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Button disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
        {setupCardsText.previous}
      </Button>
      <p role="status" className="font-semibold tabular-nums">
        {setupCardsText.position({ card: at + 1, cards: count })}
      </p>
      <Button disabled={at === count - 1} onClick={() => onTurn(at + 1)}>
        {setupCardsText.next}
        <ChevronRight aria-hidden="true" className="-mr-1 size-5" />
      </Button>
    </div>
  );
}
