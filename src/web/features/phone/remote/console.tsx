// The host's phone: the card as far as it may see it, and everything that a remote may do.
import type { PhoneTable } from '#domain/room/view.ts';
import type { PhoneView, RoomRole } from '#contract/rooms.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { phoneText } from '#sentences/phone.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { CardButtons, TurnButtons } from './card-buttons.tsx';
import { Face, Head } from './card-face.tsx';
import { AnswersToJudge, EarlierChallenges } from './judging.tsx';
import { TeamButtons } from './team-buttons.tsx';
import { useHostActs } from './use-host-acts.ts';

interface Props {
  readonly code: string;
  readonly as: RoomRole;
  readonly view: PhoneView;
  readonly time: ServerTime | null;
}

export function Console({ code, as, view, time }: Props) {
  const { table, host } = view;
  const { act, rule, note } = useHostActs({ code, as, view });
  const { card } = table;
  /** The card that is played: under the winners' steps none is. */
  const played = table.isOver ? null : card;
  if (!host) return <Waiting topic={table.topic} />;
  return (
    <>
      {played && time && (
        <Head {...{ table, time }} card={played} isAnswerShown={host.shown.answer} />
      )}
      {played ? <Face card={played} /> : <Between table={table} />}
      <p role="status" className="min-h-6 text-center font-semibold empty:hidden">
        {note}
      </p>
      {played && <CardButtons {...{ table, host, act }} card={played} />}
      {card && <AnswersToJudge {...{ host, rule, card }} />}
      <EarlierChallenges {...{ host, rule }} />
      {card && table.scored && <TeamButtons {...{ card, table, act }} />}
      <div className="grow" />
      {played && <TurnButtons card={played} act={act} />}
    </>
  );
}

/** The screen has not said yes to this phone: it is told of nothing. */
function Waiting({ topic }: Pick<PhoneTable, 'topic'>) {
  return (
    <div className="surface-paper m-auto flex w-full flex-col gap-4 p-6 text-center">
      <h1 className="text-2xl">{topic}</h1>
      <Spinner size="large" label={phoneText.waiting.remote} />
      <p className="text-fg-soft">{phoneText.waiting.stay}</p>
    </div>
  );
}

/** No card is played: the room gathers, or the game is over. */
function Between({ table }: { readonly table: PhoneTable }) {
  const words = phoneCardsText.remote;
  return (
    <div className="surface-paper m-auto flex w-full flex-col gap-4 p-6 text-center">
      <h1 className="text-2xl">{table.topic}</h1>
      <p role="status">{table.isOver ? words.over : words.ready}</p>
      <p className="text-fg-soft">{phoneText.waiting.stay}</p>
    </div>
  );
}
