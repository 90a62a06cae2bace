import { useRef, useState } from 'react';
import { FORBIDDEN_MAX, FORBIDDEN_MOST } from '#contract/crowd.ts';
import { phoneWritingText } from '#sentences/phone-writing.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { writeCard } from '#web/platform/api/written-cards.ts';

/** A card as it is being written; what was typed stays until the server has it. */
export function useWriting(code: string, onProblem: (problem: string | undefined) => void) {
  const [text, setText] = useState('');
  const [forbidden, setForbidden] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The same while a card is tried again: it counts once. */
  const id = useRef<string>(undefined);
  const write = async (): Promise<void> => {
    setBusy(true);
    onProblem(undefined);
    id.current ??= newRequestId();
    try {
      await writeCard(code, { id: id.current, text: text.trim(), forbidden: wordsIn(forbidden) });
      id.current = undefined;
      setText('');
      setForbidden('');
    } catch (error) {
      onProblem(sentenceOf(error, phoneWritingText.notPut));
    } finally {
      setBusy(false);
    }
  };
  return { text, setText, forbidden, setForbidden, isBusy, write };
}

/** Words between commas, as many and as long as a card takes. */
function wordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim().slice(0, FORBIDDEN_MAX))
    .filter((word) => word !== '')
    .slice(0, FORBIDDEN_MOST);
}
