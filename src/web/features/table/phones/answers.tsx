// The answers to a card once it is turned over, with marks that the host can overrule by one press.
import type { Ruling } from '#contract/rooms.ts';
import { sameAnswers, type SameAnswer } from '#domain/room/same-answers.ts';
import { judgingText } from '#sentences/judging.ts';
import { sendRuling } from '#web/platform/api/rooms.ts';
import { RuleButtons } from '#web/ui/rule-buttons.tsx';
import { useSteadyOrder } from '#web/ui/use-steady-order.ts';
import { PlayerMarks } from './player-marks.tsx';
import { playersWith } from './players.ts';
import { useCalls } from './use-calls.ts';
import type { OfCardProps } from './of-card.ts';
import { Verdict } from './verdict.tsx';
import styles from './room-strip.module.css';

export function Answers({ code, told }: OfCardProps) {
  const { isBusy, run } = useCalls(judgingText.failed);
  const { key } = told.room;
  const same = sameAnswers(told.answers);
  const answers = useSteadyOrder(key, same, ({ playerIds }) => playerIds[0] ?? '');
  if (answers.length === 0) return <p>{judgingText.nobody}</p>;
  const rule = (playerId: string, ruling: Ruling['ruling']) =>
    run(() => sendRuling(code, 'screen', { key, playerId, ruling }));
  return (
    <ul className={styles['answers']} aria-label={judgingText.title}>
      {answers.map((answer) => (
        <li key={answer.playerIds[0]} className={styles['answer']} data-mark={answer.mark}>
          <PlayerMarks players={playersWith(told, answer.playerIds)} className="size-7" />
          <span className={styles['answer-text']}>{answer.text}</span>
          <Mark answer={answer} isBusy={isBusy} onRule={rule} />
          <Challenged told={told} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

interface MarkProps {
  readonly answer: SameAnswer;
  readonly isBusy: boolean;
  readonly onRule: (playerId: string, ruling: Ruling['ruling']) => void;
}

/** Its mark: of the two buttons that make it another the one that is pressed in, or the word that it waits. */
function Mark({ answer: { text, mark, playerIds }, isBusy, onRule }: MarkProps) {
  const [playerId = ''] = playerIds;
  return (
    <span className="ml-auto flex items-center gap-1">
      {mark === 'ask' ? (
        <Verdict mark={mark} />
      ) : (
        <span className="sr-only">{judgingText.marks[mark]}</span>
      )}
      <RuleButtons
        text={text}
        mark={mark}
        isBusy={isBusy}
        onRule={(ruling) => onRule(playerId, ruling)}
      />
    </span>
  );
}

interface ChallengedProps extends Pick<OfCardProps, 'told'> {
  readonly answer: SameAnswer;
}

function Challenged({ told, answer }: ChallengedProps) {
  const player = told.players.find(({ id }) => id === answer.challengedBy);
  if (!player) return null;
  return <span className="w-full text-lamp">{judgingText.challenged({ name: player.name })}</span>;
}
