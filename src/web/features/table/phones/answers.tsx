// The answers to a card once it is turned over, with marks that the host can overrule by one press.
import { Check, CircleHelp, X } from 'lucide-react';
import type { Ruling, ScreenAnswer } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { sendRuling } from '#web/platform/api/rooms.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { playersOf } from './players.ts';
import { sameAnswers, type SameAnswer } from './same-answers.ts';
import { useCalls } from './use-calls.ts';
import type { OfCardProps } from './of-card.ts';
import styles from './room-strip.module.css';

const MARKS = { right: Check, wrong: X, ask: CircleHelp } as const;

export function Answers({ code, told }: OfCardProps) {
  const { isBusy, run } = useCalls(tablePhonesText.answers.failed);
  const answers = sameAnswers(told.answers);
  const { key } = told.room;
  if (answers.length === 0) return <p>{tablePhonesText.strip.nobody}</p>;
  const rule = (playerId: string, ruling: Ruling['ruling']) =>
    run(() => sendRuling(code, 'screen', { key, playerId, ruling }));
  return (
    <ul className={styles['answers']} aria-label={tablePhonesText.answers.title}>
      {answers.map((answer) => (
        <li key={answer.text} className={styles['answer']} data-mark={answer.mark}>
          <Who told={told} answer={answer} />
          <span className={styles['answer-text']}>{answer.text}</span>
          <Mark answer={answer} isBusy={isBusy} onRule={rule} />
          <Challenged told={told} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

interface WhoProps extends Pick<OfCardProps, 'told'> {
  readonly answer: SameAnswer;
}

function Who({ told, answer }: WhoProps) {
  const given = new Set(answer.playerIds);
  return (
    <span className={styles['marks']}>
      {playersOf(told)
        .filter(({ id }) => given.has(id))
        .map(({ id, name, shape, colour }) => (
          <span key={id} title={name}>
            <PlayerMark shape={shape} colour={colour} className="size-7" />
            <span className="sr-only">{name}</span>
          </span>
        ))}
    </span>
  );
}

interface MarkProps {
  readonly answer: SameAnswer;
  readonly isBusy: boolean;
  readonly onRule: (playerId: string, ruling: Ruling['ruling']) => void;
}

/** Its mark, and the buttons that make it another. */
function Mark({ answer: { text, mark, playerIds }, isBusy, onRule }: MarkProps) {
  const words = tablePhonesText.answers;
  const Icon = MARKS[mark];
  const [playerId = ''] = playerIds;
  return (
    <span className="flex items-center gap-1">
      <Icon aria-hidden="true" className={`size-6 ${COLOURS[mark]}`} />
      <span className={mark === 'ask' ? '' : 'sr-only'}>{words.marks[mark]}</span>
      {mark !== 'right' && (
        <Button
          variant="quiet"
          aria-label={words.isRight({ text })}
          busy={isBusy}
          onClick={() => onRule(playerId, 'right')}
        >
          <Check aria-hidden="true" className="size-5" />
        </Button>
      )}
      {mark !== 'wrong' && (
        <Button
          variant="quiet"
          aria-label={words.isWrong({ text })}
          busy={isBusy}
          onClick={() => onRule(playerId, 'wrong')}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      )}
    </span>
  );
}

const COLOURS: Readonly<Record<ScreenAnswer['mark'], string>> = {
  right: 'text-good',
  wrong: 'text-bad',
  ask: 'text-lamp',
};

function Challenged({ told, answer }: WhoProps) {
  const player = told.players.find(({ id }) => id === answer.challengedBy);
  if (!player) return null;
  return (
    <span className="w-full text-lamp">
      {tablePhonesText.answers.challenged({ name: player.name })}
    </span>
  );
}
