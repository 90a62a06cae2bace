// Waiting for a run: it is followed until its deck is ready, until what there is of it is offered, or until something
// fails, which is told.
import { useNavigate } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import type { Run } from '#contract/generation.ts';
import type { Credits } from '#contract/prices.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { followRun, type GeneratedDeck } from '#web/platform/api/generations.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { letFormWait } from '#web/platform/session/waiting-form.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { failureSentence, IDLE, slow, withRun } from './generation.ts';
import { startPatience } from './patience.ts';
import { LEFT, type Leaving } from './use-leaving.ts';
import type { SeenGeneration } from './use-seen-generation.ts';
import { keepWaiting, type Waiting } from './waiting.ts';

/** A wait for a run, and the deck that gets new cards by it, which stays where it fails. */
interface Wait {
  readonly waiting: Waiting;
  readonly before?: GeneratedDeck | undefined;
  /** What a new deck costs. */
  readonly price?: Credits;
}

/** `start` answers with the run that is to be waited for. */
export type WaitForRun = (wait: Wait, start: () => Promise<Run>) => Promise<void>;

export function useWait(seen: SeenGeneration, { signal: leaving, leave }: Leaving): WaitForRun {
  const { change, showReady, showOffered } = seen;
  const { toast } = useAlerts();
  const fail = useFailedWait(seen);

  return async (wait, start) => {
    const { waiting, before } = wait;
    const signal = leaving();
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
      const end = await followRun(run, { onProgress, signal });
      if ('offered' in end) return showOffered(waiting, end.offered);
      showReady(waiting, end.deck);
      if (before) toast(setupRunText.regenerated);
    } catch (error) {
      // While a failure is told, nobody is sent away for it.
      patience.stop();
      await fail(error, { ...wait, isStarted, signal });
    } finally {
      patience.stop();
    }
  };
}

interface FailedWait extends Wait {
  /** The server has taken the run on. */
  readonly isStarted: boolean;
  readonly signal: AbortSignal;
}

/** Says why a wait has failed, over what showed before it. */
function useFailedWait({ show, showReady, forget }: SeenGeneration) {
  const { alert } = useAlerts();
  const navigate = useNavigate();

  /** A run that only can't be followed is kept for its host. */
  const putBack = ({ waiting, before }: Wait, isSignedOut: boolean): void => {
    if (before) showReady(waiting, before);
    else {
      if (!isSignedOut) forget();
      show(IDLE);
    }
  };
  const tell = async (error: unknown, { waiting, before, price }: Wait): Promise<void> => {
    const sentence = failureSentence(error, before !== undefined);
    if (before || !isProblem(error, 'unauthenticated')) return alert(sentence);
    // The dialog says it, and the form waits, as for whoever never signed in.
    if (price !== undefined) letFormWait({ category: waiting.category, price });
    return navigate(PATHS.home, { state: { showSignInModal: true, message: sentence } });
  };

  return async (error: unknown, wait: FailedWait): Promise<void> => {
    const { isStarted, signal } = wait;
    const isTold = !isStarted && signal.reason === LEFT;
    if (signal.aborted && !isTold) return;
    console.error('Error generating game:', error);
    const isSignedOut = isProblem(error, 'unauthenticated');
    if (!signal.aborted) putBack(wait, isSignedOut);
    if (!isStarted || !isSignedOut) await tell(error, wait);
  };
}
