// A deck being written, as the setup screen sees it: idle, writing, ready.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GenerationRequest, Run } from '#contract/generation.ts';
import { messageOf } from '#contract/errors.ts';
import type { TimerSeconds } from '#game/categories.ts';
import {
  followRun,
  generateGameCards,
  getRun,
  newRequestId,
  regenerateGame,
  type GeneratedGame,
} from '#web/api/generations.ts';
import { Problem, withReason } from '#web/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { startPatience } from './patience.ts';

export type Generation =
  | { readonly state: 'idle' }
  | { readonly state: 'writing'; readonly run: Run | undefined; readonly isSlow: boolean }
  | { readonly state: 'ready'; readonly game: GeneratedGame };

/** Names the run that this tab waits for, so that a reload goes on waiting for it. */
const WAITING_FOR = 'riffle:run';
const STILL_GENERATING =
  'Your game is still being generated. It will appear in this list when it is ready.';

export interface GenerationControl {
  readonly generation: Generation;
  generate(request: GenerationRequest): Promise<void>;
  /** Other cards for a game that is ready; where that fails, it stays as it is. */
  regenerate(game: GeneratedGame, timerSeconds: TimerSeconds): Promise<void>;
  /** The host has changed single cards of the game that is ready. */
  changeDeck(deck: Pick<GeneratedGame, 'cards' | 'rewritesLeft'>): void;
  /** Back to the form; the game stays saved. */
  close(): void;
}

export function useGeneration(): GenerationControl {
  const [generation, setGeneration] = useState<Generation>({ state: 'idle' });
  const { alert, toast } = useAlerts();
  const navigate = useNavigate();
  const leaving = useRef(new AbortController());

  const onProgress = (run: Run): void => {
    sessionStorage.setItem(WAITING_FOR, run.id);
    setGeneration((before) => ({ state: 'writing', run, isSlow: isSlow(before) }));
  };
  const giveUp = (): void => {
    leaving.current.abort();
    sessionStorage.removeItem(WAITING_FOR);
    void navigate('/users', { state: { message: STILL_GENERATING } });
  };
  /** Waits for a run; `fallback` is what shows again where it fails. */
  const wait = async (
    work: (signal: AbortSignal) => Promise<GeneratedGame>,
    fallback: Generation = { state: 'idle' },
  ): Promise<boolean> => {
    const { signal } = leaving.current;
    setGeneration({ state: 'writing', run: undefined, isSlow: false });
    const patience = startPatience({
      onSlow: () =>
        setGeneration((now) => (now.state === 'writing' ? { ...now, isSlow: true } : now)),
      onGiveUp: giveUp,
      signal,
    });
    try {
      const game = await work(signal);
      setGeneration({ state: 'ready', game });
      sessionStorage.removeItem(WAITING_FOR);
      return true;
    } catch (error) {
      // Left or reloaded: the run goes on without this screen.
      if (signal.aborted) return false;
      sessionStorage.removeItem(WAITING_FOR);
      console.error('Error generating game:', error);
      setGeneration(fallback);
      await alert(sentenceOf(error, fallback));
      return false;
    } finally {
      patience.stop();
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
    generate: async (request) => {
      await wait((signal) => generateGameCards(request, { onProgress, signal }));
    },
    regenerate: async (game, timerSeconds) => {
      const request = { requestId: newRequestId(), timerSeconds };
      const isDone = await wait(
        (signal) => regenerateGame(game.gameId, request, { onProgress, signal }),
        { state: 'ready', game },
      );
      if (isDone) toast('Cards regenerated and saved successfully!');
    },
    changeDeck: ({ cards, rewritesLeft }) =>
      setGeneration((now) =>
        now.state === 'ready' ? { ...now, game: { ...now.game, cards, rewritesLeft } } : now,
      ),
    close: () => setGeneration({ state: 'idle' }),
  };
}

function isSlow(generation: Generation): boolean {
  return generation.state === 'writing' && generation.isSlow;
}

/** What went wrong, where the host can do something about it; otherwise the one sentence of ERR-GAME-01 or -04. */
function sentenceOf(error: unknown, fallback: Generation): string {
  const isGeneral =
    !(error instanceof Problem) ||
    ['internal', 'generator-failed', 'unreachable'].includes(error.code);
  if (!isGeneral) return error.message;
  const code = fallback.state === 'ready' ? 'regeneration-failed' : 'generation-failed';
  return withReason(error, messageOf(code));
}
