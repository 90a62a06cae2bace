import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, HELP_LABELS, type CategoryId } from '#domain/category/categories.ts';
import { hasHint } from '#domain/match/hints.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

interface PreviewCardProps {
  readonly category: CategoryId;
  readonly card: Card;
}

/** Another card is another sheet: what was turned over on the last one stays there. */
export function PreviewCard({ category, card }: PreviewCardProps) {
  const [isHintShown, setHintShown] = useState(false);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const help = HELP_LABELS[CATEGORIES[category].help];
  const hasAnswer = card.answer.trim() !== '';
  return (
    <CardFace
      suit={category}
      variant={3}
      className="preview-card"
      footer={
        <div className="flex flex-wrap gap-2">
          {hasHint(card) && <Turn what={help} isShown={isHintShown} onTurn={setHintShown} />}
          {hasAnswer && <Turn what="Answer" isShown={isAnswerShown} onTurn={setAnswerShown} />}
        </div>
      }
    >
      <div className="flex flex-col gap-3 text-center">
        <p className="text-2xl font-semibold text-balance">{card.question}</p>
        {isHintShown && (
          <p className="font-sans text-lg text-fg-soft">
            <b>{help}:</b> {card.hint}
          </p>
        )}
        {isAnswerShown && <Answer card={card} />}
      </div>
    </CardFace>
  );
}

interface TurnProps {
  readonly what: string;
  readonly isShown: boolean;
  readonly onTurn: (isShown: boolean) => void;
}

/** Shows one side of the card, or hides it again. */
function Turn({ what, isShown, onTurn }: TurnProps) {
  return (
    <Button size="small" onClick={() => onTurn(!isShown)}>
      {isShown ? 'Hide' : 'Show'} {what}
    </Button>
  );
}

function Answer({ card }: { readonly card: Card }) {
  return (
    <div>
      <p className="text-2xl font-semibold text-suit">{card.answer}</p>
      {card.explanation !== undefined && (
        <p className="font-sans text-fg-soft">{card.explanation}</p>
      )}
      {card.verdict === 'unsure' && (
        <p className="font-sans font-semibold">A second look was not sure of this answer.</p>
      )}
    </div>
  );
}
