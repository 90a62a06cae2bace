// What the players have given, for the host's word: answers to this card, and those to earlier ones.
import type { Ruling } from '#contract/rooms.ts';
import type { HostView } from '#domain/room/host.ts';
import { sameAnswers, type SameAnswer } from '#domain/room/same-answers.ts';
import type { PhoneCard } from '#domain/room/view.ts';
import { judgingText } from '#sentences/judging.ts';
import { RuleButtons } from '#web/ui/rule-buttons.tsx';
import { useSteadyOrder } from '#web/ui/use-steady-order.ts';

interface Props {
  readonly host: HostView;
  readonly rule: (ruling: Ruling) => void;
}

/**
 * The answers to the card once it is turned over: the same ones together, those that wait for a word first. One that
 * has its word stays where it is.
 */
export function AnswersToJudge({ host, rule, card }: Props & { readonly card: PhoneCard }) {
  const isShown = card.play === 'answer' && host.shown.answer;
  const same = isShown ? sameAnswers(host.answers) : [];
  const answers = useSteadyOrder(card.key, same, ({ playerIds }) => playerIds[0] ?? '');
  if (!isShown) return null;
  const names = new Map(host.answers.map(({ playerId, name }) => [playerId, name]));
  return (
    <section aria-label={judgingText.title} className="flex flex-col gap-2">
      <h2 className="text-lg">{judgingText.title}</h2>
      {host.answers.length === 0 && <p className="text-fg-soft">{judgingText.nobody}</p>}
      <ul className="flex flex-col gap-2">
        {answers.map((answer) => (
          <li key={answer.playerIds[0]} className={LINE}>
            <Given answer={answer} names={names} />
            <RuleButtons
              text={answer.text}
              mark={answer.mark}
              onRule={(ruling) =>
                rule({ key: card.key, playerId: answer.playerIds[0] ?? '', ruling })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GivenProps {
  readonly answer: SameAnswer;
  readonly names: ReadonlyMap<string, string>;
}

function Given({ answer, names }: GivenProps) {
  const { text, mark, playerIds, challengedBy } = answer;
  const given = playerIds.map((id) => names.get(id) ?? '').filter((name) => name !== '');
  return (
    <div className="min-w-0 grow wrap-anywhere">
      <p className="font-semibold">{text}</p>
      <p className="text-sm text-fg-soft">{judgingText.names({ names: given })}</p>
      {mark === 'ask' && <p className="font-semibold text-lamp">{judgingText.marks.ask}</p>}
      {challengedBy !== undefined && (
        <p className="text-lamp">
          {judgingText.challenged({ name: names.get(challengedBy) ?? '' })}
        </p>
      )}
    </div>
  );
}

/** Answers to earlier cards that their players think are right. */
export function EarlierChallenges({ host, rule }: Props) {
  if (host.challenges.length === 0) return null;
  return (
    <section aria-label={judgingText.challenges} className="flex flex-col gap-2">
      <h2 className="text-lg">{judgingText.challenges}</h2>
      <ul className="flex flex-col gap-2">
        {host.challenges.map(({ key, playerId, name, text, answer }) => (
          <li key={`${key} ${playerId}`} className={LINE}>
            <p className="min-w-0 grow wrap-anywhere">
              {judgingText.challenge({ name, text, answer })}
            </p>
            <RuleButtons
              text={text}
              mark="ask"
              onRule={(ruling) => rule({ key, playerId, ruling })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINE = 'surface-raised flex items-center gap-2 p-3';
