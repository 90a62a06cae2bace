// Google's popup, seen from the window that opened it (CALL-AUTH-01, ERR-GOOGLE).
import { GoogleResult } from '#contract/accounts.ts';
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';
import { isErrorCode } from '#contract/errors.ts';
import { Problem } from './problem.ts';

const ADDRESS = '/api/auth/google/start';
const FEATURES = 'popup,width=480,height=640';
/** Milliseconds between two looks whether the popup was closed. */
const LOOK_MS = 500;
/** A popup counts as closed after so long, with a look at most 8 s (CONST-37): an answer may be on its way. */
const CLOSED_MS = 7_500;

/**
 * Opens the popup, which browsers allow only in the course of a press, and resolves once somebody is signed
 * in. Throws a Problem: 'popup-blocked', 'popup-closed-by-user', or what the server says.
 */
export async function passGooglePopup(): Promise<void> {
  const popup = window.open(ADDRESS, 'riffle-google', FEATURES);
  if (!popup) throw new Problem('popup-blocked');
  const error = await resultOf(popup);
  if (error !== null) throw new Problem(isErrorCode(error) ? error : 'google-failed');
}

/**
 * The popup tells it by both ways: a provider's page may cut the tie between the two windows. Then `closed` is
 * true although the popup is open, with the focus in it; so it counts only while the host is back here.
 */
function resultOf(popup: Window): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL);
    let closedMs = 0;
    const looking = setInterval(() => {
      closedMs = popup.closed && document.hasFocus() ? closedMs + LOOK_MS : 0;
      if (closedMs >= CLOSED_MS) end('popup-closed-by-user');
    }, LOOK_MS);

    function end(error: string | null) {
      clearInterval(looking);
      channel.close();
      window.removeEventListener('message', hear);
      popup.close();
      resolve(error);
    }
    function hear({ origin, data }: MessageEvent) {
      if (origin !== window.location.origin) return;
      const result = GoogleResult.safeParse(data);
      if (result.success) end(result.data.error);
    }
    channel.addEventListener('message', hear);
    window.addEventListener('message', hear);
  });
}
