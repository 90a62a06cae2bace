import { use, useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { matchText } from '#sentences/match.ts';
import { tableText } from '#sentences/table.ts';
import { showsAnswer, showsHint } from '#domain/match/hints.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { CardContent } from './card-content.tsx';
import { CardToggle } from './card-toggle.tsx';
import { ToldCardContext } from './told-card.ts';
import type { Reveals } from './use-reveals.ts';
import { PeekButton } from './peek-button.tsx';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import writing from './card-content.module.css';
import styles from './card-sheet.module.css';

interface Props {
  readonly match: MatchState;
  readonly card: Card;
  readonly reveals: Reveals;
}

/** One card's paper, with what the host has turned over on it. */
export function CardSheet({ match, card, reveals }: Props) {
  const { category: suit } = match;
  const { help, facesDown } = traitsOf(match);
  const { name, cardLabel } = categoryText[suit];
  const { decoration } = useTableView();
  const { isFaceDown, isWithPhone, isHere } = useFaceDown(facesDown);
  const [wantsPeek, setPeeking] = useState(false);
  const isPeeking = wantsPeek && !isWithPhone;
  const hasHint = showsHint(match, card) && !isWithPhone;
  const hasAnswer = showsAnswer(match, card);

  const footer = isHere && (hasHint || hasAnswer || isFaceDown) && (
    <div className={styles['foot']} data-part="foot">
      {isFaceDown && !isWithPhone && <PeekButton isPeeking={isPeeking} onPeek={setPeeking} />}
      {hasHint && <HintToggle name={matchText.help[help]} reveals={reveals} />}
      {hasAnswer && <AnswerToggle reveals={reveals} />}
    </div>
  );

  return (
    <CardFace
      suit={suit}
      variant={decoration}
      label={name}
      footer={footer}
      className={classes(styles['card'])}
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

/** Whether the card lies face down: here, with a player's phone, or at the console that this window follows. */
function useFaceDown(facesDown: boolean) {
  const told = use(ToldCardContext);
  // Then nobody looks at it here.
  const isWithPhone = (useScreenRoom()?.room?.actor ?? null) !== null && facesDown;
  const isDealtDown = (faceDown.use() && facesDown) || isWithPhone;
  return { isFaceDown: told?.isFaceDown ?? isDealtDown, isWithPhone, isHere: told === undefined };
}

interface CoverProps {
  readonly suit: CategoryId;
  readonly cardLabel: string | undefined;
}

/** What the guessers see of a card that lies face down. */
function Cover({ suit, cardLabel }: CoverProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {cardLabel !== undefined && (
        <p className={writing['label']} data-part="label">
          {cardLabel}
        </p>
      )}
      <CardBack suit={suit} className={classes(styles['back'])} />
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
  return (
    <CardToggle
      name={tableText.card.answer}
      isShown={isAnswerShown}
      onToggle={toggleAnswer}
      isMain
    />
  );
}
