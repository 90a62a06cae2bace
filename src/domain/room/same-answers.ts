// Answers that say the same, together: the host judges them together.
import { foldedLine } from './answers.ts';
import type { AnswerToJudge } from './host.ts';

type Told = Omit<AnswerToJudge, 'name'>;

export interface SameAnswer {
  readonly text: string;
  readonly mark: Told['mark'];
  readonly playerIds: readonly string[];
  /** Who thinks that it is right, and waits for the host's word. */
  readonly challengedBy: string | undefined;
}

const ORDER = { ask: 0, right: 1, wrong: 2 } as const;

/** Those that wait for the host first, then the right ones. */
export function sameAnswers(answers: readonly Told[]): readonly SameAnswer[] {
  const groups = Map.groupBy(answers, ({ text, mark }) => `${mark} ${foldedLine(text)}`);
  const same = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const challenged = all.find(({ isChallenged, isRuled }) => isChallenged && !isRuled);
    return [
      {
        text: first.text,
        mark: first.mark,
        playerIds: all.map(({ playerId }) => playerId),
        challengedBy: challenged?.playerId,
      },
    ];
  });
  return same.toSorted((one, other) => ORDER[one.mark] - ORDER[other.mark]);
}
