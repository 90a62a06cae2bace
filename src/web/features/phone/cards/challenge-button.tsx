import { useState } from 'react';
import type { PhoneCard } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { challengeAnswer } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly code: string;
  readonly card: PhoneCard;
  readonly isChallenged: boolean;
}

/** Has the host look at an answer that was marked wrong, once a card. */
export function ChallengeButton({ code, card, isChallenged }: Props) {
  const words = phoneCardsText.result;
  const [state, setState] = useState<'none' | 'busy' | 'done'>('none');
  const [problem, setProblem] = useState<string>();
  const challenge = async (): Promise<void> => {
    setState('busy');
    try {
      await challengeAnswer(code, card.key);
      setState('done');
    } catch (error) {
      setProblem(sentenceOf(error, words.challengeFailed));
      setState('none');
    }
  };
  const isDone = isChallenged || state === 'done';
  return (
    <div className="flex flex-col gap-1.5 text-center">
      {!isDone && (
        <Button className="min-h-13" busy={state === 'busy'} onClick={() => void challenge()}>
          {words.challenge}
        </Button>
      )}
      <p role="status" className={isDone ? 'font-semibold' : 'text-sm text-fg-soft'}>
        {isDone ? words.challenged : (problem ?? words.challengeText)}
      </p>
    </div>
  );
}
