// What a host reads when an account call fails: the server's own sentence where it has one for the case,
// otherwise the call's general one; and the screen's where something else went wrong.
import type { ErrorCode } from '#contract/errors.ts';
import { SERVICE_MISSING, messageOf } from '#contract/errors.ts';
import { accountCallText } from '#sentences/account-calls.ts';
import { sessionText } from '#sentences/session.ts';
import { Problem, orUnreachable, withReason } from '#web/platform/api/problem.ts';

/** Codes that say nothing about the account: the call's general sentence is clearer. */
const GENERAL: readonly ErrorCode[] = [
  'internal',
  'invalid-request',
  'malformed-json',
  'body-too-large',
  'forbidden',
  'not-found',
  'unreachable',
];

export interface Otherwise {
  /** The call's general failure. */
  readonly code: ErrorCode;
  /** The screen's sentence for what is no failure of the call, where it is another one. */
  readonly screen?: keyof typeof accountCallText.failed;
  /** The general failure is Riffle's own: the requirements have no sentence for this call. */
  readonly isOurs?: true;
}

export const SIGN_IN: Otherwise = { code: 'sign-in-failed', screen: 'signIn' };
export const SIGN_UP: Otherwise = { code: 'sign-up-failed', screen: 'signUp' };
export const RESEND: Otherwise = { code: 'resend-failed', screen: 'resend' };
export const RESET_MAIL: Otherwise = { code: 'reset-mail-failed', screen: 'resetMail' };
export const RESET: Otherwise = { code: 'reset-failed' };
export const RESET_CODE: Otherwise = { code: 'reset-check-failed' };
export const GOOGLE: Otherwise = { code: 'google-failed' };
export const OWN_ACCOUNT: Otherwise = { code: 'account-change-failed', isOurs: true };
export const OWN_DATA: Otherwise = { code: 'data-download-failed', isOurs: true };

export function accountSentence(error: unknown, otherwise: Otherwise): string {
  const general = messageOf(otherwise.code);
  if (error instanceof Problem) {
    if (!GENERAL.includes(error.code)) return error.message;
    return otherwise.isOurs ? orUnreachable(error, general) : withReason(error, general);
  }
  const missing: readonly string[] = Object.values(SERVICE_MISSING);
  if (error instanceof Error && missing.includes(error.message)) return sessionText.notAvailable;
  console.error(error);
  return otherwise.screen === undefined ? general : accountCallText.failed[otherwise.screen];
}
