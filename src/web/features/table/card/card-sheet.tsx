import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, HELP_LABELS, type CategoryId } from '#domain/category/categories.ts';
import { showsAnswer, showsHint } from '#domain/match/hints.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { CardContent } from './card-content.tsx';
import { CardToggle } from './card-toggle.tsx';
import type { Reveals } from './use-reveals.ts';
import { PeekButton } from './peek-button.tsx';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';

interface Props {
  readonly match: MatchState;
  readonly card: Card;
  readonly reveals: Reveals;
}

/** One card's paper, with what the host has turned over on it. */
export function CardSheet({ match, card, reveals }: Props) {
  const suit = match.category;
  const { help, cardLabel, facesDown } = traitsOf(match);
  const { decoration } = useTableView();
  const isFaceDown = faceDown.use() && facesDown;
  const [isPeeking, setPeeking] = useState(false);
  const hasHint = showsHint(match, card);
  const hasAnswer = showsAnswer(match, card);

  const footer = (hasHint || hasAnswer || isFaceDown) && (
    <div className="play-card-foot">
      {isFaceDown && <PeekButton isPeeking={isPeeking} onPeek={setPeeking} />}
      {hasHint && <HintToggle name={HELP_LABELS[help]} reveals={reveals} />}
      {hasAnswer && <AnswerToggle reveals={reveals} />}
    </div>
  );

  return (
    <CardFace
      suit={suit}
      variant={decoration}
      label={CATEGORIES[suit].name}
      footer={footer}
      className="play-card"
    >
      {isFaceDown && !isPeeking ? (
        <Cover suit={suit} cardLabel={cardLabel} />
      ) : (
        <CardContent
          card={card}
          cardLabel={cardLabel}
          help={help}
          isHintShown={hasHint && reveals.isHintShown}
          isAnswerShown={hasAnswer && reveals.isAnswerShown}
        />
      )}
    </CardFace>
  );
}

interface CoverProps {
  readonly suit: CategoryId;
  readonly cardLabel: string | undefined;
}

/** What the guessers see of a card that lies face down. */
function Cover({ suit, cardLabel }: CoverProps) {
  return (
    <div className="play-cover">
      {cardLabel !== undefined && <p className="play-card-label">{cardLabel}</p>}
      <CardBack suit={suit} className="play-back" />
    </div>
  );
}

interface HintToggleProps {
  readonly name: string;
  readonly reveals: Reveals;
}

function HintToggle({ name, reveals }: HintToggleProps) {
  return <CardToggle name={name} isShown={reveals.isHintShown} onToggle={reveals.toggleHint} />;
}

function AnswerToggle({ reveals }: { readonly reveals: Reveals }) {
  const { isAnswerShown, toggleAnswer } = reveals;
  return <CardToggle name="Answer" isShown={isAnswerShown} onToggle={toggleAnswer} isMain />;
}
