// The way of a newcomer to an account of their own.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const newcomerText = catalog('newcomer', {
  firstDeck: 'Your first deck is free.',
  kept: 'What you typed is kept.',
  /** Where the form that waits asks for more than a new account has. */
  notEnough: ({ credits, price }: { credits: number; price: number }) =>
    plural(credits, {
      one: `A new account comes with ${credits} credit; with fresh questions your deck costs ${price}.`,
      other: `A new account comes with ${credits} credits; with fresh questions your deck costs ${price}.`,
    }),
  /** After signing up, which this browser is remembered for. */
  sent: ({ email }: { email: string }) =>
    `We sent a link to ${email}. Open it in this browser within an hour, and you are signed in.`,
  signedIn: 'You are signed in on this browser.',

  /** What a new password needs, by the name of the sentence that asks for it. */
  rules: {
    title: 'A password needs',
    short: '8 characters',
    noUppercase: 'uppercase letter',
    noLowercase: 'lowercase letter',
    noNumber: 'number',
    noSpecial: 'special character',
    common: 'not a common one',
  },
  met: ({ rule }: { rule: string }) => `${rule}: done`,
  missing: ({ rule }: { rule: string }) => `${rule}: missing`,
});
