// What a host reads when an account call fails: the server's own sentence where it has one for the case,
// otherwise the call's general one; and the screen's where something else went wrong.
import type { ErrorCode } from '#contract/errors.ts';
import { SERVICE_MISSING, messageOf } from '#contract/errors.ts';
import { Problem, orUnreachable, withReason } from '#web/platform/api/problem.ts';

export const DEMO_SENTENCE =
  'Accounts and games written for your topic are not available here. The free games work.';

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
  /** The screen's sentence for what is no failure of the call. */
  readonly screen: string;
  /** The general failure is Riffle's own: the requirements have no sentence for this call. */
  readonly isOurs?: true;
}

export const SIGN_IN: Otherwise = {
  code: 'sign-in-failed',
  screen: 'Sign in failed. Please check your credentials.',
};
export const SIGN_UP: Otherwise = {
  code: 'sign-up-failed',
  screen: 'Sign up failed. Please try again.',
};
export const RESEND: Otherwise = {
  code: 'resend-failed',
  screen: 'Failed to resend verification email.',
};
export const RESET_MAIL: Otherwise = {
  code: 'reset-mail-failed',
  screen: 'Failed to send password reset email',
};
export const RESET: Otherwise = {
  code: 'reset-failed',
  screen: 'Failed to reset password. Please try again.',
};
export const RESET_CODE: Otherwise = {
  code: 'reset-check-failed',
  screen: 'Invalid or expired password reset link.',
};
export const GOOGLE: Otherwise = {
  code: 'google-failed',
  screen: 'Google sign in failed. Please try again.',
};
export const OWN_ACCOUNT: Otherwise = {
  code: 'account-change-failed',
  screen: 'The change could not be saved. Please try again.',
  isOurs: true,
};

export const OWN_DATA: Otherwise = {
  code: 'data-download-failed',
  screen: 'Your data could not be downloaded. Please try again.',
  isOurs: true,
};

export function accountSentence(error: unknown, otherwise: Otherwise): string {
  if (error instanceof Problem) {
    if (!GENERAL.includes(error.code)) return error.message;
    const general = messageOf(otherwise.code);
    return otherwise.isOurs ? orUnreachable(error, general) : withReason(error, general);
  }
  const missing: readonly string[] = Object.values(SERVICE_MISSING);
  if (error instanceof Error && missing.includes(error.message)) return DEMO_SENTENCE;
  console.error(error);
  return otherwise.screen;
}
