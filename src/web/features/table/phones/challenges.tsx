import { Check, X } from 'lucide-react';
import type { Ruling, ScreenView } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { sendRuling } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { useCalls } from './use-calls.ts';
import styles from './room-strip.module.css';

interface Props {
  readonly code: string;
  readonly told: ScreenView;
}

/** Answers to earlier cards that their players think are right. Those to this card stand with the others. */
export function Challenges({ code, told }: Props) {
  const earlier = told.challenges.filter(
    ({ key }) => key !== told.room.key || !told.room.shown.answer,
  );
  const { isBusy, run } = useCalls(tablePhonesText.answers.failed);
  const words = tablePhonesText.answers;
  if (earlier.length === 0) return null;
  const rule = (ruling: Ruling) => run(() => sendRuling(code, 'screen', ruling));
  return (
    <ul className={styles['answers']}>
      {earlier.map(({ key, playerId, text, answer }) => {
        const name = told.players.find(({ id }) => id === playerId)?.name ?? '';
        return (
          <li key={`${key} ${playerId}`} className={styles['answer']} data-mark="ask">
            <span className={styles['answer-text']}>{words.challenge({ name, text, answer })}</span>
            <Button
              variant="quiet"
              aria-label={words.isRight({ text })}
              busy={isBusy}
              onClick={() => rule({ key, playerId, ruling: 'right' })}
            >
              <Check aria-hidden="true" className="size-5" />
            </Button>
            <Button
              variant="quiet"
              aria-label={words.isWrong({ text })}
              busy={isBusy}
              onClick={() => rule({ key, playerId, ruling: 'wrong' })}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
