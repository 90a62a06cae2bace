// A change of the account: one at a time, its outcome shown until the next. Where the session has ended meanwhile it
// is asked to sign in over the page, so that nothing of what was typed is lost.
import { useState } from 'react';
import { isProblem } from '#web/platform/api/problem.ts';
import { useAccountDialogs } from '#web/platform/session/account-dialogs-context.ts';
import {
  OWN_ACCOUNT,
  accountSentence,
  type Otherwise,
} from '#web/platform/session/account-sentences.ts';
import { useSession } from '#web/platform/session/session.tsx';

export type Change =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'done' | 'failed'; readonly sentence: string };

export type ChangeControl = ReturnType<typeof useChange>;

export function useChange() {
  const [change, setChange] = useState<Change>({ state: 'idle' });
  const { user } = useSession();
  const { openSignIn } = useAccountDialogs();

  /** Runs it and says `done`, or why not; resolves to whether it succeeded. */
  async function run(
    act: () => Promise<void>,
    done: string,
    otherwise: Otherwise = OWN_ACCOUNT,
  ): Promise<boolean> {
    if (change.state === 'busy') return false;
    setChange({ state: 'busy' });
    try {
      await act();
      setChange({ state: 'done', sentence: done });
      return true;
    } catch (error) {
      const sentence = accountSentence(error, otherwise);
      setChange({ state: 'failed', sentence });
      if (isProblem(error, 'unauthenticated')) {
        const onSignedIn = (): void => setChange({ state: 'idle' });
        openSignIn({ message: sentence, email: user?.email, isAgain: true, onSignedIn });
      }
      return false;
    }
  }

  return { change, isBusy: change.state === 'busy', run };
}
