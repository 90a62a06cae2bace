// Signing in, creating an account, and where the links of its mails lead.
import { catalog } from '../catalog.ts';

export const accountText = catalog('accounts', {
  email: 'Email',
  password: { label: 'Password', again: 'Confirm password' },
  newPassword: { label: 'New password', again: 'Confirm new password' },
  strength: 'Password strength',
  verificationSent: 'Verification email sent! Check your inbox.',
  signInNow: 'Sign In Now',
  backToSignIn: 'Back to Sign In',

  /** The two modes of the dialog, each with the way to the other. */
  mode: {
    'sign-in': {
      title: 'Sign In',
      other: ({ link }: { link: string }) => `New to Riffle? ${link}`,
      link: 'Create an account',
    },
    create: {
      title: 'Create Account',
      other: ({ link }: { link: string }) => `Already have an account? ${link}`,
      link: 'Sign in instead',
    },
  },
  forgot: 'Forgot your password',
  or: 'or',
  google: 'Continue with Google',

  resend: {
    link: 'Resend verification email',
    sending: 'Sending…',
    incomplete: 'Please enter both email and password to resend verification email.',
    verified: 'Your email is verified already. You can sign in.',
  },

  /** Where mails lie when this installation sends none. */
  outbox: {
    text: ({ link }: { link: string }) =>
      `This installation keeps its mails on this machine. ${link} to find the link.`,
    link: 'Open the outbox',
  },

  verify: {
    title: 'Verify Your Email',
    sent: ({ email }: { email: string }) =>
      `We sent a link to ${email}. Open it to make the account yours, then sign in.`,
    trySigningIn: "I've Verified My Email - Try Signing In",
    resend: 'Resend Verification Email',

    waiting: "We're verifying your email address...",
    processing: 'Processing...',
    verifying: 'Verifying your email...',
    verified: 'Email Verified Successfully!',
    address: 'Your address is confirmed. You can sign in now.',
    newAddress: 'Your new address is confirmed. From now on you can sign in with it.',
    next: "What's next?",
    steps: [
      'Your account is fully activated',
      'You can access all features',
      'Start creating games for your friends',
    ],
    invalid: 'Invalid Verification Link',
    newMail: 'Request New Verification Email',
  },

  reset: {
    ask: 'Reset Password',
    askText: 'Tell us the address of your account, and we mail you a link to set a new password.',
    noAddress: 'Please enter your email address',
    send: 'Send Reset Link',
    sent: 'Check Your Email',
    sentText: ({ email }: { email: string }) =>
      `A link that sets a new password is on its way to ${email}. It works once, within an hour.`,

    title: 'Reset Your Password',
    redirecting: 'Redirecting to password reset...',
    verifying: 'Verifying reset link...',
    whose: ({ email }: { email: string }) => `For ${email}`,
    submit: 'Reset Password',
    done: 'Password Reset Successful!',
    doneText:
      'Your new password counts from now on. Wherever you were signed in before, you are signed out.',
    invalid: 'Invalid Reset Link',
    invalidText: '‘Forgot your password’ in the sign-in dialog mails a new link.',
  },
});
