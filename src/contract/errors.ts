// Every error that can cross the wire: its HTTP status and the exact sentence a host reads.
// The server throws Problem(code); the web shows messageOf(code). No message stands anywhere else.

interface ErrorRow {
  readonly status: number;
  readonly message: string;
}

export const ERRORS = {
  // Any call
  'invalid-request': { status: 400, message: 'Please check what you entered and try again.' },
  'malformed-json': { status: 400, message: 'The request could not be read.' },
  'body-too-large': { status: 413, message: 'That is too much at once. Please shorten it.' },
  unauthenticated: { status: 401, message: 'Please sign in first.' },
  forbidden: { status: 403, message: 'This request did not come from Riffle.' },
  misdirected: {
    status: 421,
    message:
      'Riffle does not answer to this name. Please open the address that it printed when it started.',
  },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'rate-limited': {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  'storage-full': {
    status: 507,
    message: 'There is no room left on the server. Nothing was lost.',
  },
  unreachable: { status: 503, message: 'Riffle can’t be reached right now. Please try again.' },

  // Sign in (ERR-SIGNIN)
  'email-not-verified': {
    status: 403,
    message:
      'Please verify your email address before signing in. Check your inbox for a verification email.',
  },
  'user-not-found': {
    status: 401,
    message: 'No account found with this email. Please check your email or create a new account.',
  },
  'wrong-password': { status: 401, message: 'Incorrect password. Please try again.' },
  'invalid-email': { status: 400, message: 'Please enter a valid email address.' },
  'too-many-requests': {
    status: 429,
    message: 'Too many failed attempts. Please try again later.',
  },
  'user-disabled': {
    status: 403,
    message: 'This account has been disabled. Please contact support.',
  },
  'sign-in-failed': {
    status: 500,
    message: 'Sign in failed. Please check your credentials and try again.',
  },

  // Sign up (ERR-SIGNUP)
  'email-already-in-use': {
    status: 409,
    message: 'An account with this email already exists. Please sign in instead.',
  },
  'weak-password': {
    status: 400,
    message:
      'Password is too weak. Please use a stronger password with at least 8 characters, including uppercase, lowercase, numbers, and special characters.',
  },
  'operation-not-allowed': {
    status: 403,
    message: 'Email/password accounts are not enabled. Please contact support.',
  },
  'sign-up-failed': { status: 500, message: 'Account creation failed. Please try again.' },

  // Google (ERR-GOOGLE); the first two are the browser's own findings
  'popup-closed-by-user': { status: 400, message: 'Sign in was cancelled.' },
  'popup-blocked': {
    status: 400,
    message: 'Sign in popup was blocked. Please allow popups for this site.',
  },
  'account-exists-with-different-credential': {
    status: 409,
    message: 'An account already exists with this email using a different sign-in method.',
  },
  'unauthorized-domain': {
    status: 403,
    message: 'This domain is not authorized for Google sign-in.',
  },
  'google-failed': { status: 502, message: 'Google sign in failed. Please try again.' },

  // Verification mail (ERR-MAIL)
  'verification-mail-failed': {
    status: 502,
    message: 'Failed to send verification email. Please try again.',
  },
  'resend-failed': {
    status: 502,
    message: 'Failed to resend verification email. Please try again.',
  },
  'mail-user-not-found': { status: 404, message: 'No account found with this email address.' },
  'too-many-verification-mails': {
    status: 429,
    message: 'Too many verification email attempts. Please try again later.',
  },
  'no-current-user': {
    status: 401,
    message: 'Please sign in again to resend verification email.',
  },

  // Password reset mail (ERR-MAIL-06 to -09)
  'too-many-resets': {
    status: 429,
    message: 'Too many password reset attempts. Please try again later.',
  },
  'reset-mail-failed': {
    status: 502,
    message: 'Failed to send password reset email. Please try again.',
  },

  // /reset-password (ERR-RESET)
  'reset-missing': { status: 400, message: 'Invalid or missing reset link' },
  'reset-expired': {
    status: 400,
    message: 'This password reset link has expired. Please request a new one.',
  },
  'reset-invalid': {
    status: 400,
    message: 'This password reset link is invalid. Please request a new one.',
  },
  'reset-check-failed': { status: 500, message: 'Invalid or expired password reset link.' },
  'reset-weak-password': {
    status: 400,
    message: 'Password is too weak. Please use a stronger password.',
  },
  'reset-failed': { status: 500, message: 'Failed to reset password. Please try again.' },
  'reset-no-code': { status: 400, message: 'Invalid reset link' },

  // /account
  'no-password': {
    status: 409,
    message: 'This account has no password yet. A password reset email lets you set one.',
  },
  'email-unchanged': { status: 409, message: 'That is your address already.' },
  'account-change-failed': {
    status: 500,
    message: 'The change could not be saved. Please try again.',
  },
  'data-download-failed': {
    status: 500,
    message: 'Your data could not be downloaded. Please try again.',
  },

  // /verify-email (ERR-VERIFY)
  'verification-missing': { status: 400, message: 'Invalid or missing verification link' },
  'verification-expired': {
    status: 400,
    message: 'This email verification link has expired. Please request a new one.',
  },
  'verification-invalid': {
    status: 400,
    message: 'This email verification link is invalid. Please request a new one.',
  },
  'verification-user-not-found': {
    status: 404,
    message: 'No account found with this email address.',
  },
  'verification-failed': { status: 500, message: 'Failed to verify email. Please try again.' },

  // Generation and decks (ERR-GAME)
  'generation-failed': { status: 500, message: 'Error generating game. Please try again.' },
  'generator-failed': { status: 502, message: 'Failed to generate game cards' },
  'regeneration-failed': {
    status: 502,
    message: 'Failed to regenerate cards. Please try again.',
  },
  'regeneration-save-failed': {
    status: 500,
    message: 'Cards regenerated but failed to save. Please try again.',
  },
  'regeneration-used': { status: 409, message: 'This deck has been regenerated already.' },
  'regeneration-running': { status: 409, message: 'This deck is being regenerated already.' },
  'rewrite-failed': {
    status: 502,
    message: 'That card could not be written again. Nothing was used up.',
  },
  'rewrites-used': { status: 409, message: 'All five rewrites of this deck are used.' },
  'deck-too-small': { status: 409, message: 'A deck keeps at least five cards.' },
  'insufficient-credits': { status: 402, message: 'You don’t have enough credits for this game.' },
  'topic-blocked': {
    status: 422,
    message:
      'Topic validation failed: The topic "{topic}" contains content that may not be appropriate for all audiences. Please choose a different topic.',
  },
  'bank-too-small': {
    status: 422,
    message: 'Riffle’s own card bank has too few cards about this topic.',
  },
  'too-many-runs': {
    status: 429,
    message: 'Two of your games are being written already. Please wait for one to finish.',
  },

  'deck-changed': {
    status: 409,
    message: 'This deck was changed in another tab or on another device.',
  },
  'too-many-games': {
    status: 409,
    message: 'You have as many games as an account can keep. Please delete one first.',
  },

  // Payment (ERR-PAY)
  'payment-init-failed': {
    status: 502,
    message: 'Failed to initialize payment. Please try again.',
  },
  'payment-not-confirmed': { status: 402, message: 'Payment confirmation failed' },
  'payment-failed': { status: 500, message: 'An error occurred while processing your payment' },
  'payments-off': { status: 503, message: 'Stripe is not properly initialized' },
  'purchase-mismatch': {
    status: 409,
    message: 'This pack is not what you were shown. Please reload the page and try again.',
  },
  'subscriptions-coming': { status: 501, message: 'Subscription feature coming soon!' },

  // Data deletion (ERR-PAY-07)
  'deletion-failed': {
    status: 500,
    message: 'Failed to submit deletion request. Please try again.',
  },
  'reauthentication-required': {
    status: 403,
    message: 'Please sign in with Google again, to show that it is you.',
  },
  'deletion-code-invalid': {
    status: 400,
    message: 'This link is invalid. Please open the newest one that we mailed you.',
  },
  'deletion-code-expired': {
    status: 410,
    message: 'This link has expired. Your data has been deleted, or is about to be.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** The sentence a host reads for an error code; `{…}` filled in from `values`. */
export function messageOf(code: ErrorCode, values: Readonly<Record<string, string>> = {}): string {
  return ERRORS[code].message.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/** Errors of the web app's own services, thrown and logged, never sent. */
export const SERVICE_MISSING = {
  auth: 'Firebase auth not available',
  database: 'Firestore database not initialized',
  functions: 'Firebase Functions not available',
} as const;
