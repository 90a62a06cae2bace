// A change of the account: one at a time, its outcome shown until the next.
import { useState } from 'react';
import { OWN_ACCOUNT, accountSentence, type Otherwise } from '#web/dialogs/account-sentences.ts';

export type Change =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'done' | 'failed'; readonly sentence: string };

export function useChange() {
  const [change, setChange] = useState<Change>({ state: 'idle' });

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
      setChange({ state: 'failed', sentence: accountSentence(error, otherwise) });
      return false;
    }
  }

  return { change, isBusy: change.state === 'busy', run };
}
