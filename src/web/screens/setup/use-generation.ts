// A deck being written, as the set-up of its category shows it to the host who asked for it. The run is the
// server's: what shows of it follows the user and the category, and leaving it changes nothing.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#contract/errors.ts';
import type { GenerationRequest, Run } from '#contract/generation.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import {
  followRun,
  generateDeckCards,
  getGeneratedDeck,
  getRun,
  listRuns,
  newRequestId,
  regenerateDeck,
  type GeneratedDeck,
} from '#web/api/generations.ts';
import { isProblem, Problem, sentenceOf } from '#web/api/problem.ts';
import { useSession } from '#web/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import type { Shown } from './card-switches.tsx';
import {
  begun,
  failureSentence,
  IDLE,
  slow,
  withDeck,
  withRun,
  type Generation,
} from './generation.ts';
import { startPatience } from './patience.ts';
import { forgetWaiting, keepWaiting, recallWaiting, type Waiting } from './waiting.ts';

const STILL_GENERATING =
  'Your game is still being generated. It will appear in this list when it is ready.';
/** A reload can be quicker than the click before it: so often its run is looked for, with so many milliseconds between. */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 1000;
/** Why a wait was ended: its host has chosen so, and is told what the start still has to say. */
const LEFT = 'left';

export interface GenerationControl {
  readonly generation: Generation;
  /** `shown` is what the cards are to show when the deck is played. */
  generate(request: GenerationRequest, shown: Shown): Promise<void>;
  /** Other cards for the deck that is ready; where that fails, it stays as it is. */
  regenerate(): Promise<void>;
  /** The host has changed single cards of the deck that is ready. */
  changeDeck(deck: Pick<GeneratedDeck, 'cards' | 'rewritesLeft'>): void;
  /** To My Games; the run goes on. */
  leave(): void;
  /** Back to the form; the deck stays saved. */
  close(): void;
}

/** A wait for a run, and the deck that gets new cards by it, which stays where it fails. */
interface Wait {
  readonly waiting: Waiting;
  readonly before?: GeneratedDeck | undefined;
}

export function useGeneration(category: GeneratedCategory): GenerationControl {
  const { user, refresh } = useSession();
  const userId = user?.uid ?? '';
  const [seen, setSeen] = useState({ userId, generation: IDLE });
  const generation = seen.userId === userId ? seen.generation : IDLE;
  const { alert, toast } = useAlerts();
  const navigate = useNavigate();
  const leaving = useRef(new AbortController());

  const show = (next: Generation): void => setSeen({ userId, generation: next });
  const change = (step: (before: Generation) => Generation): void =>
    setSeen((now) => (now.userId === userId ? { userId, generation: step(now.generation) } : now));
  const forget = (): void => forgetWaiting({ userId, category });
  const showReady = ({ shown }: Waiting, deck: GeneratedDeck): void => {
    keepWaiting({ userId, category, shown, gameId: deck.gameId });
    show({ state: 'ready', deck, shown });
  };
  const leave = (): void => {
    leaving.current.abort(LEFT);
    forget();
    void navigate('/users', { state: { message: STILL_GENERATING } });
  };

  const wait = async ({ waiting, before }: Wait, start: () => Promise<Run>): Promise<void> => {
    const { signal } = leaving.current;
    const onSlow = (): void => change(slow);
    const patience = startPatience({ onSlow, onGiveUp: leave, signal });
    const onProgress = (run: Run): void => {
      keepWaiting({ ...waiting, runId: run.id });
      change((now) => withRun(now, run));
    };
    let isStarted = false;
    keepWaiting(waiting);
    try {
      const run = await start();
      isStarted = true;
      if (signal.aborted) return;
      showReady(waiting, await followRun(run, { onProgress, signal }));
      if (before) toast('Cards regenerated and saved successfully!');
    } catch (error) {
      const isTold = !isStarted && signal.reason === LEFT;
      if (signal.aborted && !isTold) return;
      console.error('Error generating game:', error);
      if (!signal.aborted) putBack({ waiting, before }, isProblem(error, 'unauthenticated'));
      if (isStarted && isProblem(error, 'unauthenticated')) await refresh();
      else await tell(error, before !== undefined);
    } finally {
      patience.stop();
    }
  };
  /** What shows again where a wait has failed; a run that only can't be followed is kept for its host. */
  const putBack = ({ waiting, before }: Wait, isSignedOut: boolean): void => {
    if (before) showReady(waiting, before);
    else {
      if (!isSignedOut) forget();
      show(IDLE);
    }
  };
  const tell = async (error: unknown, isRegeneration: boolean): Promise<void> => {
    await alert(failureSentence(error, isRegeneration));
    if (!isProblem(error, 'unauthenticated')) return;
    await refresh();
    if (!isRegeneration) await navigate('/', { state: { showSignInModal: true } });
  };

  const resume = useEffectEvent(async (): Promise<void> => {
    const waiting = recallWaiting(userId, category);
    show(waiting ? { state: 'recalling' } : IDLE);
    if (!waiting) return;
    const { signal } = leaving.current;
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
      else if (isProblem(error, 'unauthenticated')) await refresh();
      else await alert(sentenceOf(error, messageOf('internal')));
    }
  });
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    void resume();
    return () => left.abort();
  }, [userId]);

  return {
    generation,
    leave,
    generate: async (request, shown) => {
      const { requestId, topic } = request;
      show(begun(topic));
      const waiting = { userId, category, shown, requestId };
      await wait({ waiting }, () => generateDeckCards(request));
    },
    regenerate: async () => {
      if (generation.state !== 'ready') return;
      const { deck, shown } = generation;
      const { gameId, topic, timerSeconds } = deck;
      const requestId = newRequestId();
      show(begun(topic));
      const waiting = { userId, category, shown, requestId, gameId };
      await wait({ waiting, before: deck }, () =>
        regenerateDeck(gameId, { requestId, timerSeconds }),
      );
    },
    changeDeck: (deck) => change((now) => withDeck(now, deck)),
    close: () => {
      forget();
      show(IDLE);
    },
  };
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
