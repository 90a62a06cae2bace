// A card on a seat's phone: its head, what is known of it, and what can be done about it.
import { useEffect, useRef } from 'react';
import type { PhoneCard, PhoneTable, PhoneYou } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import { MessageBox } from '#web/ui/message-box.tsx';
import type { RoomLineView } from '#web/features/phone/room/use-room-line.ts';
import { CardClock } from './card-clock.tsx';
import { CardNews } from './card-news.tsx';
import { CardPlay } from './card-play.tsx';
import type { CardProps } from './card-props.ts';
import { Question } from './question.tsx';
import { Result } from './result.tsx';
import { useCardClock } from './use-card-clock.ts';
import { useCardFocus } from './use-card-focus.ts';
import { useLateNews } from './use-late-news.ts';

interface Props {
  readonly code: string;
  readonly card: PhoneCard;
  readonly table: PhoneTable;
  readonly you: PhoneYou;
  readonly line: RoomLineView;
  readonly time: ServerTime;
}

export function CardScreen({ code, card, table, you, line, time }: Props) {
  const { seconds, isOpen } = useCardClock(card, you.stretch, time);
  const { answers } = line;
  const given = line.given?.key === card.key ? line.given : null;
  useEffect(() => answers.turnTo(card.key), [answers, card.key, line.given]);
  const controls = useRef<HTMLDivElement>(null);
  useCardFocus(controls, card.key);
  useLateNews(line.given, card.key);
  const play: CardProps = { card, table, you, time, isOpen, seconds, answers, given };
  return (
    <>
      <CardNews {...play} />
      <div className="flex min-h-13 items-center gap-3">
        <p className="grow font-semibold text-fg-soft">
          {phoneCardsText.cardOf({ card: card.number, cards: card.total })}
          {you.stretch === 0 && ` · ${phoneCardsText.noLimit}`}
        </p>
        {table.isPaused && !card.result && (
          <p className="font-semibold text-lamp">{phoneCardsText.paused}</p>
        )}
        {!card.result && (
          <CardClock
            seconds={seconds}
            totalMs={card.clock.durationMs * you.stretch}
            isRunning={card.clock.deadline !== null}
          />
        )}
      </div>
      <div ref={controls} className="flex grow flex-col gap-3">
        <Body key={card.key} code={code} play={play} />
      </div>
    </>
  );
}

/** Came with the card on the table already. */
function Late({ card }: Pick<CardProps, 'card'>) {
  return (
    <>
      <MessageBox tone="plain">{phoneCardsText.late}</MessageBox>
      <Question card={card} />
    </>
  );
}

function Body({ code, play }: { readonly code: string; readonly play: CardProps }) {
  const { card, you } = play;
  if (card.result) return <Result code={code} {...play} />;
  if (you.isLate) return <Late card={card} />;
  return <CardPlay {...play} />;
}
