import { useEffect, useRef } from 'react';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { vibrate } from '#web/features/phone/vibration.ts';
import type { CardProps } from './card-props.ts';

/** Reads out, politely, that a card has come, that it is closed and what it came to; and says so by hand. */
export function CardNews(props: CardProps) {
  const { card } = props;
  const phase = phaseOf(props);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const now = `${card.key} ${phase === 'closed' ? 'open' : phase}`;
    if (before.current !== undefined && before.current !== now) vibrate();
    before.current = now;
  }, [card.key, phase]);
  return (
    <div className="sr-only" aria-live="polite">
      <p>{cardWords(props)}</p>
      {phaseWords(props).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

function phaseOf({ card, isOpen }: CardProps): 'open' | 'closed' | 'shown' {
  if (card.result) return 'shown';
  return isOpen ? 'open' : 'closed';
}

function cardWords({ card }: CardProps): string {
  const number = phoneCardsText.cardOf({ card: card.number, cards: card.total });
  const text = card.question ?? card.secret;
  return text === null ? number : phoneCardsText.newCard({ card: number, question: text });
}

function phaseWords(props: CardProps): readonly string[] {
  const { card, you } = props;
  const phase = phaseOf(props);
  if (phase === 'open') return [];
  if (phase === 'closed') {
    return [card.play === 'vote' ? phoneCardsText.votesClosed : phoneCardsText.closed];
  }
  const { result } = phoneCardsText;
  if (card.play === 'vote') return [phoneCardsText.vote.results];
  const mark = you.mark === null ? [] : [result[you.mark]];
  const answer = card.result?.answer ?? '';
  return answer === '' ? mark : [...mark, result.answerIs({ answer })];
}
