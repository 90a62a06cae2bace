// 'Write our cards' on a phone.
import { catalog } from '../catalog.ts';

export const phoneWritingText = catalog('phoneWriting', {
  title: 'Write our cards',
  count: ({ count, each }: { count: number; each: number }) => `${count} of ${each} written`,
  full: 'That’s all of yours. Take one back to write another.',
  /** What is to be written, by the category that is asked for. */
  ask: {
    'secret-prompt': 'A name or thing to act out',
    social: 'A question: “Who of us …?”',
    drinking: 'A question: “Who of us …?”',
    relationship: 'A question for everybody',
    trivia: 'A fact about you, for the others to guess whose it is',
  },
  forbidden: 'Words nobody may say',
  forbiddenHint: 'Up to five, with commas. May stay empty.',
  put: 'On the pile',
  yours: 'Your cards',
  takeBack: ({ text }: { text: string }) => `Take back: ${text}`,
  notPut: 'That did not work. Please try again.',
  notTaken: 'That card could not be taken back. Please try again.',
});
