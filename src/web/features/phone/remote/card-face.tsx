import type { PhoneCard, PhoneTable } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import { AnswerPaper } from '#web/features/phone/cards/result.tsx';
import { CardClock } from '#web/features/phone/cards/card-clock.tsx';
import { Question } from '#web/features/phone/cards/question.tsx';
import { useCardClock } from '#web/features/phone/cards/use-card-clock.ts';
import { VoteBars } from '#web/features/phone/cards/vote-bars.tsx';

interface HeadProps {
  readonly card: PhoneCard;
  readonly table: PhoneTable;
  readonly time: ServerTime;
  /** The clock stands by itself while the answer is shown. */
  readonly isAnswerShown: boolean;
}

/** Which card, how many are in, and the clock. */
export function Head({ card, table, time, isAnswerShown }: HeadProps) {
  const { seconds } = useCardClock(card, 1, time);
  const { answered, seats, clock } = card;
  return (
    <div className="flex min-h-13 items-center gap-3">
      <p className="grow font-semibold text-fg-soft">
        {phoneCardsText.cardOf({ card: card.number, cards: card.total })}
        {' · '}
        {phoneCardsText.remote.answered({ answered, seats })}
      </p>
      {table.isPaused && !isAnswerShown && (
        <p className="font-semibold text-lamp">{phoneCardsText.paused}</p>
      )}
      <CardClock seconds={seconds} totalMs={clock.durationMs} isRunning={clock.deadline !== null} />
    </div>
  );
}

/** What lies on the table, as far as this phone may see it. */
export function Face({ card }: { readonly card: PhoneCard }) {
  if (card.play === 'secret') {
    return (
      <h1 className="surface-raised p-4 text-center text-lg">{phoneCardsText.remote.secret}</h1>
    );
  }
  return (
    <>
      <Question card={card} />
      {card.buzz?.first !== undefined && card.buzz.first !== null && (
        <p role="status" className="text-center text-lg font-semibold">
          {phoneCardsText.buzzer.was({ name: card.buzz.first })}
        </p>
      )}
      {card.play === 'vote' && card.result ? (
        <VoteBars card={card} votes={card.result.votes} own={null} />
      ) : (
        <AnswerPaper card={{ ...card, question: null }} />
      )}
    </>
  );
}
