import { catalog } from '../catalog.ts';

export const accountCallText = catalog('accountCalls', {
  /** Where something failed that is no failure of the call. */
  failed: {
    signIn: 'Sign in failed. Please check your credentials.',
    signUp: 'Sign up failed. Please try again.',
    resend: 'Failed to resend verification email.',
    resetMail: 'Failed to send password reset email',
  },
});
