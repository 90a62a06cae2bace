// The host's phone: the card as far as it may see it, and everything that a remote may do.
import type { PhoneCard, PhoneTable } from '#domain/room/view.ts';
import type { PhoneView, RoomRole } from '#contract/rooms.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { phoneText } from '#sentences/phone.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AnswerPaper } from '#web/features/phone/cards/result.tsx';
import { CardClock } from '#web/features/phone/cards/card-clock.tsx';
import { Question } from '#web/features/phone/cards/question.tsx';
import { useCardClock } from '#web/features/phone/cards/use-card-clock.ts';
import { VoteBars } from '#web/features/phone/cards/vote-bars.tsx';
import { CardButtons, TurnButtons } from './card-buttons.tsx';
import { TeamButtons } from './team-buttons.tsx';
import { useHostActs } from './use-host-acts.ts';

interface Props {
  readonly code: string;
  readonly as: RoomRole;
  readonly view: PhoneView;
  readonly time: ServerTime | null;
}

export function Console({ code, as, view, time }: Props) {
  const { table } = view;
  const { act, note } = useHostActs({ code, as, view });
  const { card } = table;
  if (!card || !time) return <Nothing table={table} isWaiting={view.isWaiting === true} />;
  return (
    <>
      <Head card={card} table={table} time={time} />
      <Face card={card} />
      <p role="status" className="min-h-6 text-center font-semibold empty:hidden">
        {note}
      </p>
      <CardButtons {...{ card, table, act }} />
      {table.scored && <TeamButtons {...{ card, table, act }} />}
      <div className="grow" />
      <TurnButtons card={card} act={act} />
    </>
  );
}

interface NothingProps {
  readonly table: PhoneTable;
  readonly isWaiting: boolean;
}

/** No card to be seen: the room gathers, has ended, or has not said yes to this phone. */
function Nothing({ table, isWaiting }: NothingProps) {
  const words = phoneCardsText.remote;
  if (table.isOver) return <h1 className="m-auto text-center text-xl">{words.over}</h1>;
  return (
    <div className="surface-paper m-auto flex w-full flex-col gap-4 p-6 text-center">
      <h1 className="text-2xl">{table.topic}</h1>
      {table.isLobby && !isWaiting ? (
        <p role="status">{words.ready}</p>
      ) : (
        <Spinner size="large" label={phoneText.waiting.remote} />
      )}
      <p className="text-fg-soft">{phoneText.waiting.stay}</p>
    </div>
  );
}

interface HeadProps {
  readonly card: PhoneCard;
  readonly table: PhoneTable;
  readonly time: ServerTime;
}

function Head({ card, table, time }: HeadProps) {
  const { seconds } = useCardClock(card, 1, time);
  const { answered, seats, clock } = card;
  return (
    <div className="flex min-h-13 items-center gap-3">
      <p className="grow font-semibold text-fg-soft">
        {phoneCardsText.cardOf({ card: card.number, cards: card.total })}
        {' · '}
        {phoneCardsText.remote.answered({ answered, seats })}
      </p>
      {table.isPaused && <p className="font-semibold text-lamp">{phoneCardsText.paused}</p>}
      <CardClock seconds={seconds} totalMs={clock.durationMs} isRunning={clock.deadline !== null} />
    </div>
  );
}

function Face({ card }: { readonly card: PhoneCard }) {
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
