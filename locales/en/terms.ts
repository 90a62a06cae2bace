// The terms of use, in plain words.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';
import { dayCount } from './spans.ts';

interface CreditTerms {
  /** The first ones of an account, which are free. */
  readonly credits: number;
  readonly refundDays: number;
}

export const termsText = catalog('terms', {
  title: 'Terms of Use',
  whatItIs: {
    heading: 'What Riffle is',
    text: 'Riffle writes decks of cards about topics that you name, keeps them for you, and lets you play them with your friends on one screen. By using it you agree to these terms.',
  },
  account: {
    heading: 'Your account',
    text: ({ age }: { age: number }) =>
      `You must be ${age} or older to have an account, and of the age that the law of your country asks for to play a drinking game with alcohol. Keep your password to yourself; what is done by your account counts as done by you. One person, one account.`,
  },
  credits: {
    heading: 'Credits',
    text: ({ credits, refundDays }: CreditTerms) => {
      const first = plural(credits, {
        one: `${credits} free credit`,
        other: `${credits} free credits`,
      });
      return `An account begins with ${first}. A deck costs one, with fresh questions two, taken only when the deck is saved. Credits bought do not expire, are not money, and can’t be handed on. Within ${dayCount(refundDays)} a purchase is refunded when you ask, and its credits are taken back.`;
    },
  },
  written: {
    heading: 'What is written for you',
    text: 'Decks may be written by an AI model and can be wrong. Nothing in them is advice. You may play, change, copy and share the decks that were made for you. What you type in remains yours; you let us use it to make and keep your decks.',
  },
  fairPlay: {
    heading: 'Fair play',
    rules: [
      'No topics or decks that break the law or set people against others.',
      'No attempts to get at others’ games, accounts or credits.',
      'No programs that use Riffle in your stead so much that others have to wait.',
    ],
    text: 'Accounts that break these rules can be switched off.',
  },
  drinking: {
    heading: 'Drink with care',
    text: 'Every drinking card works as well without alcohol. Nobody has to drink, answer or take part; whoever hosts looks after the guests.',
  },
  liability: {
    heading: 'What we answer for',
    text: 'We do our best to keep Riffle running and your decks safe, but it comes as it is, without a warranty; where the law sets limits to this, the law counts. You can leave at any time.',
  },
  contact: 'Contact',
});
