import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, type CategoryId } from '#domain/category/categories.ts';
import { matchText } from '#sentences/match.ts';
import { hasHint } from '#domain/match/hints.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import { FILLED_CARD } from '#web/features/setup/filled-card.ts';

interface PreviewCardProps {
  readonly category: CategoryId;
  readonly card: Card;
}

/** Another card is another sheet: what was turned over on the last one stays there. */
export function PreviewCard({ category, card }: PreviewCardProps) {
  const [isHintShown, setHintShown] = useState(false);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const help = matchText.help[CATEGORIES[category].help];
  const hasAnswer = card.answer.trim() !== '';
  return (
    <CardFace
      suit={category}
      variant={3}
      className={classes(FILLED_CARD, 'min-h-76')}
      footer={
        <div className="flex flex-wrap gap-2">
          {hasHint(card) && <Turn what={help} isShown={isHintShown} onTurn={setHintShown} />}
          {hasAnswer && (
            <Turn what={setupCardsText.answer} isShown={isAnswerShown} onTurn={setAnswerShown} />
          )}
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
      {isShown ? setupCardsText.hide({ what }) : setupCardsText.show({ what })}
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
        <p className="font-sans font-semibold">{setupCardsText.unsure}</p>
      )}
    </div>
  );
}
