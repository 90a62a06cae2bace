import { useState } from 'react';
import { FORBIDDEN_MAX, FORBIDDEN_MOST } from '#contract/crowd.ts';
import type { Writing } from '#domain/room/crowd.ts';
import { phoneWritingText } from '#sentences/phone-writing.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { writeCard } from '#web/platform/api/written-cards.ts';
import type { Answers } from '#web/features/phone/room/answers.ts';

/** What keeps what was typed while the form is not there. */
export type Drafts = Pick<Answers, 'draftOf' | 'keepDraft'>;

interface Where {
  readonly code: string;
  readonly category: Writing['category'];
  readonly drafts: Drafts;
  readonly onProblem: (problem: string | undefined) => void;
}

/** A card as it is being written; what was typed stays until the server has it, also while the host plays on. */
export function useWriting({ code, category, drafts, onProblem }: Where) {
  const [text, setText] = useKept(drafts, `${category} text`);
  const [forbidden, setForbidden] = useKept(drafts, `${category} forbidden`);
  /** The same while a card is tried again: it counts once. */
  const [id, setId] = useKept(drafts, `${category} id`);
  const [isBusy, setBusy] = useState(false);
  const write = async (): Promise<void> => {
    const sent = id || newRequestId();
    setId(sent);
    setBusy(true);
    onProblem(undefined);
    try {
      await writeCard(code, { id: sent, text: text.trim(), forbidden: wordsIn(forbidden) });
      for (const set of [setId, setText, setForbidden]) set('');
    } catch (error) {
      onProblem(sentenceOf(error, phoneWritingText.notPut));
    } finally {
      setBusy(false);
    }
  };
  return { text, setText, forbidden, setForbidden, isBusy, write };
}

function useKept(drafts: Drafts, key: string) {
  const [text, setText] = useState(drafts.draftOf(key) ?? '');
  const keep = (next: string): void => {
    setText(next);
    drafts.keepDraft(key, next);
  };
  return [text, keep] as const;
}

/** Words between commas, as many and as long as a card takes. */
function wordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim().slice(0, FORBIDDEN_MAX))
    .filter((word) => word !== '')
    .slice(0, FORBIDDEN_MOST);
}
