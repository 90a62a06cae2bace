// Asking for everything to be deleted (DELETE-01 to -10), and taking it back.
import { catalog } from '../catalog.ts';
import { dayCount, hourCount } from './spans.ts';

const processed = ({ days, date }: { days: number; date: string }): string =>
  `Your request is processed within ${dayCount(days)}, by ${date}; then all data of yours is permanently removed.`;

export const deletionText = catalog('accountsDeletion', {
  title: 'Data Deletion Request',
  warning: ({ days }: { days: number }) =>
    `This cannot be undone. Your games, your credits and your account data are permanently deleted. That can take up to ${dayCount(days)}.`,
  /** `hours` is a span: '24-48'. */
  help: ({ email, hours }: { email: string; hours: string }) =>
    `Questions about your data? Write to ${email}. We answer within ${hours} hours.`,

  signInRequired: 'Sign In Required',
  signInWhy: 'Only you can have your account deleted, so please sign in first.',
  signIn: 'Sign In to Continue',
  signedInAs: ({ email }: { email: string }) => `Signed in as ${email}`,

  email: 'Email',
  emailOfVisitor: 'Must match the email address associated with your account',
  emailOfAccount: 'This is the address of your account and cannot be changed here.',
  reason: 'Reason',
  chooseReason: 'Please choose',
  reasons: {
    'privacy-concerns': 'Privacy concerns',
    'no-longer-needed': 'I no longer need it',
    'found-alternative': 'I found an alternative',
    'account-issues': 'Trouble with my account',
    other: 'Something else',
  },
  additionalInfo: 'Additional information (optional)',
  withGoogle:
    'You sign in with Google. If that was more than five minutes ago, please sign out and in again first.',
  password: 'Your password',
  passwordWhy: 'Asked again, because a guest may be at the keyboard.',
  acknowledgement: 'I understand that this action is irreversible',
  /** What the button says. */
  submit: {
    visitor: 'Sign In Required to Submit',
    filling: 'Submit Deletion Request',
    submitting: 'Submitting Request...',
  },

  received: {
    title: 'Request Submitted Successfully',
    heading: 'Request Received',
    text: ({ email, ...when }: { email: string; days: number; date: string }) =>
      `A confirmation email was sent to ${email}. ${processed(when)}`,
    processed,
    next: 'Next steps',
    mail: ({ hours }: { hours: number }) =>
      `You get the confirmation email within ${hourCount(hours)}.`,
    deactivated: 'Your account is deactivated immediately: you are signed out everywhere.',
    deleted: ({ days }: { days: number }) => `Your data is deleted within ${dayCount(days)}.`,
    final: 'A final confirmation comes when that is complete.',
    refused: ({ email }: { email: string }) =>
      `No confirmation could be sent: the mail server refused ${email}. Changed your mind? Until then, write to us at the address below.`,
    changedMind: 'Changed your mind? Until then, the link in the email keeps your account.',
  },

  cancel: {
    title: 'Keep your account?',
    text: 'You asked us to delete your account. You can take that back now.',
    keep: 'Keep My Account',
    kept: 'Your account stays',
    keptText: 'Nothing was deleted. Your games and credits are where they were.',
    signIn: 'Sign In',
  },
});
