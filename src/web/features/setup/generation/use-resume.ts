// What was waited for before a reload is found again, and waited for again.
import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '#contract/errors.ts';
import type { Run } from '#contract/generation.ts';
import {
  getGeneratedDeck,
  getRun,
  listRuns,
  type GeneratedDeck,
} from '#web/platform/api/generations.ts';
import { isProblem, Problem, sentenceOf } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { IDLE } from './generation.ts';
import type { Leaving } from './use-leaving.ts';
import type { SeenGeneration } from './use-seen-generation.ts';
import type { WaitForRun } from './use-wait.ts';
import { recallWaiting, type Waiting } from './waiting.ts';

/** A reload can be quicker than the click before it: so often its run is looked for, with so many milliseconds between. */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 1000;

export function useResume(seen: SeenGeneration, leaving: Leaving, wait: WaitForRun): void {
  const { owner, show, showReady, forget } = seen;
  const { alert } = useAlerts();

  const resume = useEffectEvent(async (): Promise<void> => {
    const waiting = recallWaiting(owner.userId, owner.category);
    show(waiting ? { state: 'recalling' } : IDLE);
    if (!waiting) return;
    const signal = leaving.signal();
    try {
      const before = await deckOf(waiting, signal);
      const run = await runOf(waiting, signal);
      if (run) await wait({ waiting, before }, async () => run);
      else if (before) showReady(waiting, before);
      else throw new Problem('not-found');
    } catch (error) {
      if (signal.aborted) return;
      show(IDLE);
      if (isProblem(error, 'not-found')) forget();
      else if (!isProblem(error, 'unauthenticated')) {
        await alert(sentenceOf(error, messageOf('internal')));
      }
    }
  });
  useEffect(() => void resume(), [owner.userId]);
}

/** The deck that was ready, or gets new cards. */
async function deckOf(
  { gameId }: Waiting,
  signal: AbortSignal,
): Promise<GeneratedDeck | undefined> {
  return gameId === undefined ? undefined : getGeneratedDeck(gameId, signal);
}

/** The run that was waited for, by its own id or by its click's, which the server may hear of only now. */
async function runOf({ runId, requestId }: Waiting, signal: AbortSignal): Promise<Run | undefined> {
  if (runId !== undefined) return getRun(runId, signal);
  if (requestId === undefined) return undefined;
  for (let look = 1; ; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const run = (await listRuns(signal)).find((each) => each.requestId === requestId);
    if (run || look === LOOKS) return run;
    // oxlint-disable-next-line no-await-in-loop
    await pause(BETWEEN_LOOKS_MS);
    signal.throwIfAborted();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
