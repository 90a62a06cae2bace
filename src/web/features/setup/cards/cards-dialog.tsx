// Cards of a saved deck, one at a time, before the guests see them (SETUP-07, CONST-12): looked through,
// edited, deleted, written again, flagged.
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CardAtHand, type Doing } from './card-at-hand.tsx';
import { useCardTools, type Deck } from './use-card-tools.ts';
import { useFaces, type Faces } from './use-faces.ts';

export interface CardsDialogProps {
  readonly title: string;
  readonly category: CategoryId;
  readonly deck: Deck;
  /** Cards that can be looked at, from the first on. */
  readonly most: number;
  /** The host may play along: each card is turned over by a press, or all at once. */
  readonly isFaceDown?: boolean;
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
  const faces = useFaces(props.isFaceDown ?? false);
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
          isUp={faces.isUp(card.id)}
          onTurn={faces.allUp === undefined ? undefined : (isUp) => faces.turn(card.id, isUp)}
          doing={doing}
          onDoing={setDoing}
        />
        <Pager at={at} count={cards.length} onTurn={turnTo}>
          <TurnAll faces={faces} />
        </Pager>
        <Button variant="primary" size="large" onClick={onQuickStart}>
          <Play aria-hidden="true" className="size-5" />
          {setupCardsText.quickStart}
        </Button>
      </div>
    </Dialog>
  );
}

function TurnAll({ faces: { allUp, turnAll } }: { readonly faces: Faces }) {
  if (allUp === undefined) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => turnAll(!allUp)}>
      {allUp ? setupCardsText.hideAll : setupCardsText.showAll}
    </Button>
  );
}

interface PagerProps {
  /** Counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly onTurn: (next: number) => void;
  readonly children: ReactNode;
}

function Pager({ at, count, onTurn, children }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 max-sm:*:last:mx-auto">
      <Button disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
        {setupCardsText.previous}
      </Button>
      <p role="status" className="font-semibold tabular-nums">
        {setupCardsText.position({ card: at + 1, cards: count })}
      </p>
      <Button className="sm:order-last" disabled={at === count - 1} onClick={() => onTurn(at + 1)}>
        {setupCardsText.next}
        <ChevronRight aria-hidden="true" className="-mr-1 size-5" />
      </Button>
      {children}
    </div>
  );
}
