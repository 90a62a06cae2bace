// The first cards of a deck, one at a time, before the guests see them (SETUP-07, CONST-12).
import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '#game/card.ts';
import { CATEGORIES, type CategoryId } from '#game/categories.ts';
import { hasHint } from '#game/hints.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface PreviewDialogProps {
  readonly category: CategoryId;
  readonly cards: readonly Card[];
  readonly onQuickStart: () => void;
  readonly onClose: () => void;
}

export function PreviewDialog({ category, cards, onQuickStart, onClose }: PreviewDialogProps) {
  const [index, setIndex] = useState(0);
  const card = cards[index];
  if (!card) return null;
  return (
    <Dialog open onClose={onClose} title="Preview Cards" size="medium">
      <div className="flex flex-col gap-4">
        <PreviewCard key={card.id} category={category} card={card} />
        <div className="flex items-center justify-between gap-3">
          <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
            Previous
          </Button>
          <p role="status" className="font-semibold tabular-nums">
            {index + 1} of {cards.length}
          </p>
          <Button disabled={index === cards.length - 1} onClick={() => setIndex(index + 1)}>
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

/** Another card is another sheet: what was turned over on the last one stays there. */
function PreviewCard({ category, card }: { readonly category: CategoryId; readonly card: Card }) {
  const [isHintShown, setHintShown] = useState(false);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const { hintLabel } = CATEGORIES[category];
  const hasAnswer = card.answer.trim() !== '';
  return (
    <CardFace
      suit={category}
      variant={3}
      className="preview-card"
      footer={
        <div className="flex flex-wrap gap-2">
          {hasHint(card) && (
            <Button size="small" onClick={() => setHintShown(!isHintShown)}>
              {isHintShown ? 'Hide' : 'Show'} {hintLabel}
            </Button>
          )}
          {hasAnswer && (
            <Button size="small" onClick={() => setAnswerShown(!isAnswerShown)}>
              {isAnswerShown ? 'Hide' : 'Show'} Answer
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-3 text-center">
        <p className="text-2xl font-semibold text-balance">{card.question}</p>
        {isHintShown && (
          <p className="font-sans text-lg text-fg-soft">
            <b>{hintLabel}:</b> {card.hint}
          </p>
        )}
        {isAnswerShown && (
          <div>
            <p className="text-2xl font-semibold text-suit">{card.answer}</p>
            {card.explanation !== undefined && (
              <p className="font-sans text-fg-soft">{card.explanation}</p>
            )}
          </div>
        )}
      </div>
    </CardFace>
  );
}
