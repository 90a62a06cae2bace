import type { Card } from '#domain/deck/card.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { matchText } from '#sentences/match.ts';
import { tableText } from '#sentences/table.ts';
import { showsAnswer, showsHint } from '#domain/match/hints.ts';
import { ScoreRow } from '#web/features/table/sheets.tsx';
import { CardToggle } from './card-toggle.tsx';
import { PeekButton } from './peek-button.tsx';
import type { CardTurns } from './use-card-turns.ts';
import type { Reveals } from './use-reveals.ts';
import styles from './card-sheet.module.css';

interface Peek {
  readonly isPeeking: boolean;
  readonly onPeek: (isPeeking: boolean) => void;
}

interface Props {
  readonly match: MatchState;
  readonly card: Card;
  readonly reveals: Reveals;
  readonly turns: CardTurns;
  /** Where the card lies face down. */
  readonly peek: Peek | undefined;
  /** A player's phone has the card, or phones bring the points: there is less to do here. */
  readonly phones: { readonly haveCard: boolean; readonly bringPoints: boolean };
  /** `mayScore` of it: the points can be given here. */
  readonly isScored: boolean;
}

/** What the host does with a card: turning parts of it over, and giving its points. Nothing where there is nothing. */
export function cardFoot({ match, card, reveals, turns, peek, phones, isScored }: Props) {
  const hasHint = showsHint(match, card) && !phones.haveCard;
  const hasAnswer = showsAnswer(match, card);
  if (!hasHint && !hasAnswer && !peek && !isScored) return null;
  const { help } = traitsOf(match);
  return (
    <div className={styles['foot']} data-part="foot">
      {isScored && (
        <ScoreRow
          match={match}
          hasHint={hasHint && help === 'hint'}
          isAnswered={help === 'hint'}
          onScore={turns.score}
        />
      )}
      {peek && <PeekButton {...peek} />}
      {hasHint && (
        <CardToggle
          name={matchText.help[help]}
          className={hasAnswer && !reveals.isHintShown ? styles['spare'] : undefined}
          isShown={reveals.isHintShown}
          onToggle={reveals.toggleHint}
        />
      )}
      {hasAnswer && (
        <CardToggle
          name={tableText.card.answer}
          isShown={reveals.isAnswerShown}
          onToggle={reveals.toggleAnswer}
          isMain
        />
      )}
    </div>
  );
}

/** Once the answer is open; where there is none, once the card was seen. */
export function mayScore({
  match,
  card,
  reveals,
  peek,
  phones,
}: Omit<Props, 'isScored' | 'turns'>): boolean {
  if (!traitsOf(match).scored || phones.bringPoints) return false;
  if (showsAnswer(match, card)) return reveals.isAnswerShown;
  return !peek || (reveals.hasPeeked && !peek.isPeeking);
}
