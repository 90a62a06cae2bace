import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, HELP_LABELS, type CategoryId } from '#domain/category/categories.ts';
import { hasHint } from '#domain/match/hints.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

/** Another card is another sheet: what was turned over on the last one stays there. */
export function PreviewCard({
  category,
  card,
}: {
  readonly category: CategoryId;
  readonly card: Card;
}) {
  const [isHintShown, setHintShown] = useState(false);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const { help } = CATEGORIES[category];
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
              {isHintShown ? 'Hide' : 'Show'} {HELP_LABELS[help]}
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
            <b>{HELP_LABELS[help]}:</b> {card.hint}
          </p>
        )}
        {isAnswerShown && (
          <div>
            <p className="text-2xl font-semibold text-suit">{card.answer}</p>
            {card.explanation !== undefined && (
              <p className="font-sans text-fg-soft">{card.explanation}</p>
            )}
            {card.verdict === 'unsure' && (
              <p className="font-sans font-semibold">A second look was not sure of this answer.</p>
            )}
          </div>
        )}
      </div>
    </CardFace>
  );
}
