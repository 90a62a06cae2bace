// What a host reads when something fails, by the code of `contract/errors.ts`; exactly as the requirements give it.
import { catalog } from '../catalog.ts';

export const errorText = catalog('errors', {
  // Any call
  'invalid-request': 'Please check what you entered and try again.',
  'malformed-json': 'The request could not be read.',
  'body-too-large': 'That is too much at once. Please shorten it.',
  unauthenticated: 'Please sign in first.',
  forbidden: 'This request did not come from Riffle.',
  misdirected:
    'Riffle does not answer to this name. Please open the address that it printed when it started.',
  'not-found': 'There is nothing here.',
  'rate-limited': 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  'storage-full': 'There is no room left on the server. Nothing was lost.',
  unreachable: 'Riffle can’t be reached right now. Please try again.',

  // Sign in (ERR-SIGNIN)
  'email-not-verified':
    'Please verify your email address before signing in. Check your inbox for a verification email.',
  'user-not-found':
    'No account found with this email. Please check your email or create a new account.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Please enter a valid email address.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'user-disabled': 'This account has been disabled. Please contact support.',
  'sign-in-failed': 'Sign in failed. Please check your credentials and try again.',

  // Sign up (ERR-SIGNUP)
  'email-already-in-use': 'An account with this email already exists. Please sign in instead.',
  'weak-password':
    'Password is too weak. Please use a stronger password with at least 8 characters, including uppercase, lowercase, numbers, and special characters.',
  'operation-not-allowed': 'Email/password accounts are not enabled. Please contact support.',
  'sign-up-failed': 'Account creation failed. Please try again.',

  // Google (ERR-GOOGLE); the first two are the browser's own findings
  'popup-closed-by-user': 'Sign in was cancelled.',
  'popup-blocked': 'Sign in popup was blocked. Please allow popups for this site.',
  'account-exists-with-different-credential':
    'An account already exists with this email using a different sign-in method.',
  'unauthorized-domain': 'This domain is not authorized for Google sign-in.',
  'google-failed': 'Google sign in failed. Please try again.',

  // Verification mail (ERR-MAIL)
  'verification-mail-failed': 'Failed to send verification email. Please try again.',
  'resend-failed': 'Failed to resend verification email. Please try again.',
  'mail-user-not-found': 'No account found with this email address.',
  'too-many-verification-mails': 'Too many verification email attempts. Please try again later.',
  'no-current-user': 'Please sign in again to resend verification email.',

  // Password reset mail (ERR-MAIL-06 to -09)
  'too-many-resets': 'Too many password reset attempts. Please try again later.',
  'reset-mail-failed': 'Failed to send password reset email. Please try again.',

  // /reset-password (ERR-RESET)
  'reset-missing': 'Invalid or missing reset link',
  'reset-expired': 'This password reset link has expired. Please request a new one.',
  'reset-invalid': 'This password reset link is invalid. Please request a new one.',
  'reset-check-failed': 'Invalid or expired password reset link.',
  'reset-weak-password': 'Password is too weak. Please use a stronger password.',
  'reset-failed': 'Failed to reset password. Please try again.',
  'reset-no-code': 'Invalid reset link',

  // /account
  'no-password': 'This account has no password yet. A password reset email lets you set one.',
  'email-unchanged': 'That is your address already.',
  'account-change-failed': 'The change could not be saved. Please try again.',
  'data-download-failed': 'Your data could not be downloaded. Please try again.',

  // /verify-email (ERR-VERIFY)
  'verification-missing': 'Invalid or missing verification link',
  'verification-expired': 'This email verification link has expired. Please request a new one.',
  'verification-invalid': 'This email verification link is invalid. Please request a new one.',
  'verification-user-not-found': 'No account found with this email address.',
  'verification-failed': 'Failed to verify email. Please try again.',

  // Generation and decks (ERR-GAME)
  'generation-failed': 'Error generating game. Please try again.',
  'generator-failed': 'Failed to generate game cards',
  'model-not-set-up': 'The AI model is not set up rightly. Please tell whoever runs this Riffle.',
  'model-busy': ({ seconds }: { seconds: number }) =>
    `The AI model is busy. Please try again in ${seconds} s.`,
  'topic-declined': 'The AI model declined this topic. Please try another one.',
  'model-unusable': 'The AI model’s answers could not be used. Please try again.',
  'model-unreachable': 'The connection to the AI model broke. Please try again.',
  'regeneration-failed': 'Failed to regenerate cards. Please try again.',
  'regeneration-save-failed': 'Cards regenerated but failed to save. Please try again.',
  'regeneration-used': 'This deck has been regenerated already.',
  'regeneration-running': 'This deck is being regenerated already.',
  'rewrite-failed': 'That card could not be written again. Nothing was used up.',
  'rewrites-used': 'All five rewrites of this deck are used.',
  'deck-too-small': 'A deck keeps at least five cards.',
  'insufficient-credits': 'You don’t have enough credits for this game.',
  'topic-blocked': ({ topic }: { topic: string }) =>
    `Topic validation failed: The topic "${topic}" contains content that may not be appropriate for all audiences. Please choose a different topic.`,
  'bank-too-small': 'Riffle’s own card bank has too few cards about this topic.',
  'free-decks-used':
    'You have had five free decks today. Pick a topic that Riffle has cards about, or come back tomorrow.',
  'too-many-runs': 'Two of your games are being written already. Please wait for one to finish.',
  'offer-kept': 'These cards have been kept already. The game is in My Games.',
  'offer-returned': 'The credit has been given back already, and these cards are gone.',
  'deck-changed': 'This deck was changed in another tab or on another device.',
  'too-many-games': 'You have as many games as an account can keep. Please delete one first.',

  // Rooms (PHONE)
  'room-not-found': 'No room has this code. Look at the screen once more.',
  'room-closed': 'The host has closed the door: nobody can join any more.',
  'room-full': 'This room is full.',
  'seat-removed': 'The host has taken this seat away.',
  'team-fixed': 'Teams are fixed once the game has begun. The host can move you.',
  'pass-invalid': 'This code has run out. Ask the host for another one.',
  'not-in-room': 'You are not in this room.',
  'too-many-rooms': 'There are too many rooms at once. Please try again later.',
  'too-many-cards': 'That is all there is room for. Take a card back to write another one.',
  'writing-closed': 'No cards are being written any more.',
  'name-refused': 'Please choose another name: everybody reads this one.',
  'text-refused': 'Please say that in other words: everybody will read them.',

  // Payment (ERR-PAY)
  'payment-init-failed': 'Failed to initialize payment. Please try again.',
  'payment-not-confirmed': 'Payment confirmation failed',
  'payment-failed': 'An error occurred while processing your payment',
  'payments-off': 'Stripe is not properly initialized',
  'purchase-mismatch':
    'This pack is not what you were shown. Please reload the page and try again.',
  'subscriptions-coming': 'Subscription feature coming soon!',

  // Data deletion (ERR-PAY-07)
  'deletion-failed': 'Failed to submit deletion request. Please try again.',
  'reauthentication-required': 'Please sign in with Google again, to show that it is you.',
  'deletion-code-invalid': 'This link is invalid. Please open the newest one that we mailed you.',
  'deletion-code-expired': 'This link has expired. Your data has been deleted, or is about to be.',
});
