import { use, useState } from 'react';
import type { Card } from '#domain/deck/card.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { showsAnswer, showsHint } from '#domain/match/hints.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { CardContent } from './card-content.tsx';
import { cardFoot, mayScore } from './card-foot.tsx';
import { ToldCardContext } from './told-card.ts';
import type { CardTurns } from './use-card-turns.ts';
import { useFit } from './use-fit.ts';
import type { Reveals } from './use-reveals.ts';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';
import { classes } from '#web/ui/classes.ts';
import writing from './card-content.module.css';
import styles from './card-sheet.module.css';

interface Props {
  readonly match: MatchState;
  readonly card: Card;
  readonly reveals: Reveals;
  /** None in a window that follows a console: nothing is done there. */
  readonly turns: CardTurns | undefined;
}

/** One card's paper, with what the host has turned over on it. */
export function CardSheet({ match, card, reveals, turns }: Props) {
  const { category: suit } = match;
  const { help, facesDown } = traitsOf(match);
  const { name, cardLabel } = categoryText[suit];
  const { decoration } = useTableView();
  const { peek, isCovered, phones } = usePeek(facesDown, reveals);
  const hasHint = showsHint(match, card) && !phones.haveCard;
  const hasAnswer = showsAnswer(match, card);
  const onCard = { match, card, reveals, peek, phones };
  const isScored = turns !== undefined && mayScore(onCard);
  const footer = turns ? cardFoot({ ...onCard, turns, isScored }) : null;
  return (
    <CardFace
      suit={suit}
      variant={decoration}
      label={name}
      footer={footer}
      className={classes(
        styles['card'],
        footer !== null && styles['footed'],
        isScored && styles['scored'],
        isCovered && styles['covered'],
      )}
    >
      {isCovered ? (
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

/**
 * How a card lies face down, here or at the console that this window follows, and what of it phones do: one of them may
 * have it, or they bring its points.
 */
function usePeek(facesDown: boolean, reveals: Reveals) {
  const [isPeeking, setPeeking] = useState(false);
  const followed = use(ToldCardContext);
  const { room, told } = useScreenRoom() ?? {};
  const isFaceDown = faceDown.use() && facesDown;
  const haveCard = facesDown && (room?.actor ?? null) !== null;
  const onPeek = (next: boolean) => {
    setPeeking(next);
    if (next) reveals.notePeek();
  };
  return {
    peek: isFaceDown && !haveCard ? { isPeeking, onPeek } : undefined,
    isCovered: followed?.isFaceDown ?? (haveCard || (isFaceDown && !isPeeking)),
    phones: {
      haveCard,
      bringPoints: told?.players.some(({ role }) => role === 'player') ?? false,
    },
  };
}

interface CoverProps {
  readonly suit: CategoryId;
  readonly cardLabel: string | undefined;
}

/** What the guessers see of a card that lies face down. */
function Cover({ suit, cardLabel }: CoverProps) {
  const box = useFit('');
  return (
    <div ref={box} className={styles['cover']}>
      {cardLabel !== undefined && (
        <p className={writing['label']} data-part="label">
          {cardLabel}
        </p>
      )}
      <CardBack suit={suit} className={classes(styles['back'])} />
    </div>
  );
}
