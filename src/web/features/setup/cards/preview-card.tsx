import { useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, type CategoryId } from '#domain/category/categories.ts';
import { matchText } from '#sentences/match.ts';
import { hasHint } from '#domain/match/hints.ts';
import { setupCardsText } from '#sentences/setup-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import { FILLED_CARD } from '#web/features/setup/filled-card.ts';
import styles from './preview-card.module.css';

interface PreviewCardProps {
  readonly category: CategoryId;
  readonly card: Card;
  readonly isUp: boolean;
  /** Undefined where it can't be turned. */
  readonly onTurn: ((isUp: boolean) => void) | undefined;
}

/** A card, its face or its back. What is shown of one card is hidden on the next. */
export function PreviewCard({ category, card, isUp, onTurn }: PreviewCardProps) {
  const [isHintShown, setHintShown] = useState(false);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const help = matchText.help[CATEGORIES[category].help];
  const show = (set: (isShown: boolean) => void) => (isShown: boolean) => {
    set(isShown);
    onTurn?.(true);
  };
  return (
    <>
      <div className={styles['place']} aria-live="polite">
        {isUp ? (
          <Face {...{ category, card }} help={isHintShown && help} hasAnswer={isAnswerShown} />
        ) : (
          <CardBack suit={category} className={classes(styles['back'])} />
        )}
        {onTurn && <TurnOver isUp={isUp} onTurn={onTurn} />}
      </div>
      <div className="flex flex-wrap justify-center gap-2 empty:hidden">
        {hasHint(card) && (
          <Show what={help} isShown={isUp && isHintShown} onShow={show(setHintShown)} />
        )}
        {card.answer.trim() !== '' && (
          <Show
            what={setupCardsText.answer}
            isShown={isUp && isAnswerShown}
            onShow={show(setAnswerShown)}
          />
        )}
      </div>
    </>
  );
}

interface TurnOverProps {
  readonly isUp: boolean;
  readonly onTurn: (isUp: boolean) => void;
}

/** The whole card can be pressed; what the press does stands at its foot. */
function TurnOver({ isUp, onTurn }: TurnOverProps) {
  return (
    <button type="button" className={styles['press']} onClick={() => onTurn(!isUp)}>
      <span className={classes('button button-small', styles['word'])}>
        {isUp ? setupCardsText.turnBack : setupCardsText.turnOver}
      </span>
    </button>
  );
}

interface FaceProps extends Pick<PreviewCardProps, 'category' | 'card'> {
  /** What its hint is called, where it shows. */
  readonly help: string | false;
  readonly hasAnswer: boolean;
}

function Face({ category, card, help, hasAnswer }: FaceProps) {
  return (
    <CardFace suit={category} variant={10} className={classes(FILLED_CARD, styles['face'])}>
      <div className="flex flex-col gap-3 text-center">
        <p className="written text-2xl font-semibold text-balance">{card.question}</p>
        {help !== false && (
          <p className="written font-sans text-lg text-fg-soft">
            <b>{help}:</b> {card.hint}
          </p>
        )}
        {hasAnswer && <Answer card={card} />}
      </div>
    </CardFace>
  );
}

interface ShowProps {
  readonly what: string;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** Shows a part of the card, or hides it again; a card that lies face down is turned over by it. */
function Show({ what, isShown, onShow }: ShowProps) {
  return (
    <Button size="small" onClick={() => onShow(!isShown)}>
      {isShown ? setupCardsText.hide({ what }) : setupCardsText.show({ what })}
    </Button>
  );
}

function Answer({ card }: { readonly card: Card }) {
  return (
    <div>
      <p className="written text-2xl font-semibold text-suit">{card.answer}</p>
      {card.explanation !== undefined && (
        <p className="written font-sans text-fg-soft">{card.explanation}</p>
      )}
      {card.verdict === 'unsure' && (
        <p className="font-sans font-semibold">{setupCardsText.unsure}</p>
      )}
    </div>
  );
}
