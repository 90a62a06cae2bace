// A deck being written, as the setup screen sees it: idle, writing, ready.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GenerationRequest, Run } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import { followRun, generateGameCards, getRun, type GeneratedGame } from '#web/api/generations.ts';
import { Problem } from '#web/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

export type Generation =
  | { readonly state: 'idle' }
  | { readonly state: 'writing'; readonly run: Run | undefined }
  | { readonly state: 'ready'; readonly game: GeneratedGame };

/** Names the run that this tab waits for, so that a reload goes on waiting for it. */
const WAITING_FOR = 'riffle:run';

export interface GenerationControl {
  readonly generation: Generation;
  generate(request: GenerationRequest): Promise<void>;
  /** Back to the form; the game stays saved. */
  close(): void;
}

export function useGeneration(): GenerationControl {
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const { alert } = useAlerts();
  const leaving = useRef(new AbortController());

  const onProgress = (run: Run): void => {
    sessionStorage.setItem(WAITING_FOR, run.id);
    setGeneration({ state: 'writing', run });
  };
  const wait = async (work: (signal: AbortSignal) => Promise<GeneratedGame>): Promise<void> => {
    const { signal } = leaving.current;
    setGeneration({ state: 'writing', run: undefined });
    try {
      const game = await work(signal);
      setGeneration({ state: 'ready', game });
      sessionStorage.removeItem(WAITING_FOR);
    } catch (error) {
      // Left or reloaded: the run goes on without this screen.
      if (signal.aborted) return;
      sessionStorage.removeItem(WAITING_FOR);
      console.error('Error generating game:', error);
      setGeneration({ state: 'idle' });
      await alert(sentenceOf(error));
    }
  };

  const resume = useEffectEvent(() => {
    const runId = sessionStorage.getItem(WAITING_FOR);
    if (runId === null) return;
    void wait(async (signal) => followRun(await getRun(runId, signal), { onProgress, signal }));
  });
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    resume();
    return () => left.abort();
  }, []);

  return {
    generation,
    generate: (request) => wait((signal) => generateGameCards(request, { onProgress, signal })),
    close: () => setGeneration({ state: 'idle' }),
  };
}

/** What went wrong, where the host can do something about it; otherwise the one sentence of ERR-GAME-01. */
function sentenceOf(error: unknown): string {
  const isTold = error instanceof Problem && !['internal', 'generator-failed'].includes(error.code);
  return isTold ? error.message : messageOf('generation-failed');
}
