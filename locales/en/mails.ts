// What Riffle's mails say: the words before the button, on it, and after it.
import { catalog } from '../catalog.ts';

export const mailText = catalog('mails', {
  foot: 'Riffle – game nights, dealt',
  orOpen: ({ address }: { address: string }) => `Or open this address: ${address}`,
  verification: {
    subject: 'Verify your email for Riffle',
    before: 'Welcome to Riffle! One click and your account is ready, with a free credit to try it.',
    action: 'Verify my email',
    after:
      'The link works once, within 24 hours. If you did not create an account, you can ignore this mail.',
  },
  reset: {
    subject: 'Reset your Riffle password',
    before: 'Somebody, hopefully you, asked for a new password for your Riffle account.',
    action: 'Choose a new password',
    after:
      'The link works once, within an hour, and signs out every browser. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Riffle password was changed',
    before: 'The password of your Riffle account was changed just now.',
    action: 'Open Riffle',
    after:
      'If that was not you, use ‘Forgot your password’ on the sign-in dialog at once: it sets a new one and signs out every browser.',
  },
  confirmAddress: {
    subject: 'Confirm your new address for Riffle',
    before: 'This address is to become the one of a Riffle account.',
    action: 'Confirm this address',
    after:
      'The link works once, within 24 hours. If you did not ask for it, you can ignore this mail: nothing changes.',
  },
  addressChangeAsked: {
    subject: 'A new address for your Riffle account',
    before: ({ newAddress }: { newAddress: string }) =>
      `Somebody signed in to your Riffle account asked to change its address to ${newAddress}. It changes when that address is confirmed.`,
    after:
      'If that was not you, use ‘Forgot your password’ on the sign-in dialog: it sets a new password, signs out every browser and stops the change.',
  },
  addressChanged: {
    subject: 'Your Riffle account has a new address',
    before: ({ newAddress }: { newAddress: string }) =>
      `Your Riffle account now belongs to the address ${newAddress}. Nothing more will come here.`,
    after: ({ supportEmail }: { supportEmail: string }) =>
      `If that was not you, please write to ${supportEmail} at once.`,
  },
  deletionAsked: {
    subject: 'Your Riffle account will be deleted',
    before: ({ day }: { day: string }) =>
      `You asked us to delete your Riffle account. It is switched off now, and on ${day} everything in it will be deleted: games, credits, address and all.`,
    action: 'Keep my account',
    after:
      'The link works once, until that day. If you did not ask for this, use it now and then choose a new password.',
  },
  resetRefused: {
    subject: 'No new password for your Riffle account',
    before:
      'A new password was asked for, but this account has been disabled, so there is no link in this mail.',
    after: ({ supportEmail }: { supportEmail: string }) =>
      `If you asked for the account to be deleted, the link in the mail about that takes it back. Otherwise write to ${supportEmail}. If you did not ask for a new password, there is nothing to do.`,
  },
  deleted: {
    subject: 'Your Riffle account was deleted',
    before:
      'Everything that Riffle had of you is deleted, as you asked. Thank you for the evenings.',
    after:
      'This is the last mail from us, and your address is not kept. You are welcome back any time.',
  },
});
