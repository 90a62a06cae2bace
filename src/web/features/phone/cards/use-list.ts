import { useEffect, useState } from 'react';
import { ANSWER_MAX } from '#contract/rooms.ts';
import { linesOf } from '#domain/room/answers.ts';
import { textOf, type CardProps } from './card-props.ts';

/** What is being typed counts too: it goes before the last of so many seconds is over. */
const LAST_SECONDS = 2;

/** A list that sends itself: with each line, as typing pauses, and before the time is up. */
export function useList({ card, answers, given, you, seconds }: CardProps) {
  const [lines, setLines] = useState<readonly string[]>(() =>
    linesOf(answers.draftOf(card.key) ?? textOf({ given, you }) ?? ''),
  );
  const isLast = seconds !== null && seconds <= LAST_SECONDS;
  useEffect(() => {
    if (isLast) answers.giveNow();
  }, [isLast, answers]);
  useEffect(() => () => answers.giveNow(), [answers]);

  /** The list with what is being typed; sent in a moment. */
  const write = (all: readonly string[], typing: string): void => {
    answers.keepDraft(card.key, all.join('\n'));
    const text = linesOf([...all, typing].join('\n'))
      .join('\n')
      .slice(0, ANSWER_MAX);
    answers.giveSoon({ key: card.key, kind: 'answer', text });
  };
  const put = (next: readonly string[]): void => {
    setLines(next);
    write(next, '');
    answers.giveNow();
  };
  return {
    lines,
    type: (typing: string) => write(lines, typing),
    add: (line: string) => put(linesOf([...lines, line].join('\n'))),
    remove: (line: string) => put(lines.filter((each) => each !== line)),
  };
}
