import type { Ruling, ScreenView } from '#contract/rooms.ts';
import { judgingText } from '#sentences/judging.ts';
import { sendRuling } from '#web/platform/api/rooms.ts';
import { RuleButtons } from '#web/ui/rule-buttons.tsx';
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
  const { isBusy, run } = useCalls(judgingText.failed);
  if (earlier.length === 0) return null;
  const rule = (ruling: Ruling) => run(() => sendRuling(code, 'screen', ruling));
  return (
    <ul className={styles['answers']}>
      {earlier.map(({ key, playerId, text, answer }) => {
        const name = told.players.find(({ id }) => id === playerId)?.name ?? '';
        return (
          <li key={`${key} ${playerId}`} className={styles['answer']} data-mark="ask">
            <span className={styles['answer-text']}>
              {judgingText.challenge({ name, text, answer })}
            </span>
            <RuleButtons
              text={text}
              mark="ask"
              isBusy={isBusy}
              onRule={(ruling) => rule({ key, playerId, ruling })}
            />
          </li>
        );
      })}
    </ul>
  );
}
