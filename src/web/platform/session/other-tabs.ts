// This browser's other tabs, as far as they sign in and out.
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';

const CHANNEL = 'riffle:session';

export interface OtherTabs {
  /** Says that the session is another now; only while connected. */
  readonly tell: () => void;
  /** Hears of others' changes until the returned function is called. */
  readonly connect: () => () => void;
}

/** `onNews`: another tab has signed in or out, or Google's popup has, which may answer after it was given up. */
export function openTabs(onNews: () => void): OtherTabs {
  let channel: BroadcastChannel | undefined;

  function connect() {
    const opened = [new BroadcastChannel(CHANNEL), new BroadcastChannel(GOOGLE_CHANNEL)];
    [channel] = opened;
    for (const each of opened) each.addEventListener('message', onNews);
    return () => {
      for (const each of opened) each.close();
      channel = undefined;
    };
  }

  return { tell: () => channel?.postMessage('changed'), connect };
}
