// Cards of a saved deck, one at a time, before the guests see them (SETUP-07, CONST-12): looked through,
// edited, deleted, written again, flagged.
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { useState } from 'react';
import type { CategoryId } from '#domain/category/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CardEditor } from './card-editor.tsx';
import { CardFlagForm } from './card-flag-form.tsx';
import { CardToolRow } from './card-tool-row.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useCardTools, type Deck } from './use-card-tools.ts';

interface CardsDialogProps {
  readonly title: 'Preview Cards' | 'All Cards';
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
  const [doing, setDoing] = useState<'edit' | 'flag'>();
  const cards = deck.cards.slice(0, most);
  const at = Math.min(index, cards.length - 1);
  const card = cards[at];
  if (!card) return null;
  const { id } = card;
  const done = async (act: Promise<boolean>) => {
    if (await act) setDoing(undefined);
  };
  const turnTo = (next: number) => {
    setIndex(next);
    setDoing(undefined);
  };
  return (
    <Dialog open onClose={onClose} title={title} size="medium">
      <div className="flex flex-col gap-4">
        {doing === 'edit' ? (
          <CardEditor
            category={category}
            card={card}
            isBusy={tools.busy === 'edit'}
            onSave={(edit) => void done(tools.edit(id, edit))}
            onCancel={() => setDoing(undefined)}
          />
        ) : (
          <PreviewCard key={`${id} ${card.question}`} category={category} card={card} />
        )}
        {doing === 'flag' && (
          <CardFlagForm
            isBusy={tools.busy === 'flag'}
            onFlag={(flag) => void done(tools.flag(id, flag))}
            onCancel={() => setDoing(undefined)}
          />
        )}
        {doing === undefined && (
          <CardToolRow
            tools={tools}
            cardId={id}
            rewritesLeft={deck.rewritesLeft}
            onEdit={() => setDoing('edit')}
            onFlag={() => setDoing('flag')}
          />
        )}
        <div className="flex items-center justify-between gap-3">
          <Button disabled={at === 0} onClick={() => turnTo(at - 1)}>
            <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
            Previous
          </Button>
          <p role="status" className="font-semibold tabular-nums">
            {at + 1} of {cards.length}
          </p>
          <Button disabled={at === cards.length - 1} onClick={() => turnTo(at + 1)}>
            Next
            <ChevronRight aria-hidden="true" className="-mr-1 size-5" />
          </Button>
        </div>
        <Button variant="primary" size="large" onClick={onQuickStart}>
          <Play aria-hidden="true" className="size-5" />
          Quick Start
        </Button>
      </div>
    </Dialog>
  );
}
