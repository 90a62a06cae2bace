import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { BankCoverage } from '#contract/generation.ts';
import { isTopicLongEnough } from '#contract/topic.ts';
import { coverageQuery } from '#web/platform/api/generations.ts';
import { useSession } from '#web/platform/session/session.tsx';
import type { SetupForm } from './setup-form.ts';
import { useRested } from './use-rested.ts';

/** Typing rests for so long before the bank is asked, in milliseconds. */
const REST_MS = 300;

export interface BankControl {
  /** What Riffle's own cards have about the topic as it is typed; undefined while not known or not asked. */
  readonly coverage: BankCoverage | undefined;
  /** The same once it is known: who presses Generate at once is told before anything is charged, too. */
  ask(): Promise<BankCoverage | undefined>;
}

/** Asks as typing rests. */
export function useBankCoverage(
  gameType: GeneratedCategory,
  form: SetupForm,
  isAsked: boolean,
): BankControl {
  const { user } = useSession();
  const queries = useQueryClient();
  const topic = form.topic.trim();
  const rested = useRested(topic, REST_MS);
  const enabled = isAsked && rested !== undefined && isTopicLongEnough(topic);
  const question = { gameType, topic, isFresh: form.avoidDuplicates };
  // Only a help: where it can't be had the server still decides and says.
  const { data } = useQuery({ ...coverageQuery(user?.uid, question), enabled });
  return {
    coverage: enabled ? data : undefined,
    ask: async () => {
      if (!isAsked) return undefined;
      return queries.fetchQuery(coverageQuery(user?.uid, question)).catch(() => undefined);
    },
  };
}
