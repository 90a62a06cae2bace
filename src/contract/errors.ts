// Every error that can cross the wire, by its code. The server throws Problem(code), the page shows messageOf(code);
// the sentences stand in `locales/en/errors.ts` and nowhere else.
import { errorText } from '#sentences/errors.ts';
import type { ErrorParams } from './failure.ts';

export type ErrorCode = keyof typeof errorText;

/** The HTTP status of each. */
export const ERROR_STATUS = {
  // Any call
  'invalid-request': 400,
  'malformed-json': 400,
  'body-too-large': 413,
  unauthenticated: 401,
  forbidden: 403,
  misdirected: 421,
  'not-found': 404,
  'rate-limited': 429,
  internal: 500,
  'storage-full': 507,
  unreachable: 503,

  // Sign in (ERR-SIGNIN)
  'email-not-verified': 403,
  'user-not-found': 401,
  'wrong-password': 401,
  'invalid-email': 400,
  'too-many-requests': 429,
  'user-disabled': 403,
  'sign-in-failed': 500,

  // Sign up (ERR-SIGNUP)
  'email-already-in-use': 409,
  'weak-password': 400,
  'operation-not-allowed': 403,
  'sign-up-failed': 500,

  // Google (ERR-GOOGLE); the first two are the browser's own findings
  'popup-closed-by-user': 400,
  'popup-blocked': 400,
  'account-exists-with-different-credential': 409,
  'unauthorized-domain': 403,
  'google-failed': 502,

  // Verification mail (ERR-MAIL)
  'verification-mail-failed': 502,
  'resend-failed': 502,
  'mail-user-not-found': 404,
  'too-many-verification-mails': 429,
  'no-current-user': 401,

  // Password reset mail (ERR-MAIL-06 to -09)
  'too-many-resets': 429,
  'reset-mail-failed': 502,

  // /reset-password (ERR-RESET)
  'reset-missing': 400,
  'reset-expired': 400,
  'reset-invalid': 400,
  'reset-check-failed': 500,
  'reset-weak-password': 400,
  'reset-failed': 500,
  'reset-no-code': 400,

  // /account
  'no-password': 409,
  'email-unchanged': 409,
  'account-change-failed': 500,
  'data-download-failed': 500,

  // /verify-email (ERR-VERIFY)
  'verification-missing': 400,
  'verification-expired': 400,
  'verification-invalid': 400,
  'verification-user-not-found': 404,
  'verification-failed': 500,

  // Generation and decks (ERR-GAME)
  'generation-failed': 500,
  'generator-failed': 502,
  'model-not-set-up': 502,
  'model-busy': 503,
  'topic-declined': 422,
  'model-unusable': 502,
  'model-unreachable': 502,
  'regeneration-failed': 502,
  'regeneration-save-failed': 500,
  'regeneration-used': 409,
  'regeneration-running': 409,
  'rewrite-failed': 502,
  'rewrites-used': 409,
  'deck-too-small': 409,
  'insufficient-credits': 402,
  'topic-blocked': 422,
  'bank-too-small': 422,
  'free-decks-used': 429,
  'too-many-runs': 429,
  'offer-kept': 409,
  'offer-returned': 409,

  'deck-changed': 409,
  'too-many-games': 409,

  // Rooms (PHONE)
  'room-not-found': 404,
  'room-closed': 409,
  'room-full': 409,
  'seat-removed': 403,
  'team-fixed': 409,
  'pass-invalid': 400,
  'not-in-room': 403,
  'too-many-rooms': 503,
  'too-many-cards': 409,
  'writing-closed': 409,
  'name-refused': 422,
  'text-refused': 422,

  // Payment (ERR-PAY)
  'payment-init-failed': 502,
  'payment-not-confirmed': 402,
  'payment-failed': 500,
  'payments-off': 503,
  'purchase-mismatch': 409,
  'subscriptions-coming': 501,

  // Data deletion (ERR-PAY-07)
  'deletion-failed': 500,
  'reauthentication-required': 403,
  'deletion-code-invalid': 400,
  'deletion-code-expired': 410,
} as const satisfies Readonly<Record<ErrorCode, number>>;

/** Whether the sentence of a code is made of what it is about. */
export function takesParams(code: ErrorCode): boolean {
  return typeof errorText[code] !== 'string';
}

/** The sentence a host reads for an error code, in the language that is spoken. */
export function messageOf(code: ErrorCode, params: ErrorParams = {}): string {
  const sentence = errorText[code];
  return typeof sentence === 'string'
    ? sentence
    : sentence({ topic: params.topic ?? '', seconds: params.seconds ?? 0 });
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorText, code);
}

/** Errors of the web app's own services, thrown and logged, never sent. */
export const SERVICE_MISSING = {
  auth: 'Firebase auth not available',
  database: 'Firestore database not initialized',
  functions: 'Firebase Functions not available',
} as const;
