// Cards of a deck that the model did not finish: what they cost, and the choice that its host has.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

const credits = (count: number) =>
  plural(count, { one: `${count} credit`, other: `${count} credits` });

export const runOfferText = catalog('runOffer', {
  title: 'A Part of Your Deck',
  written: ({ written, wanted }: { written: number; wanted: number }) =>
    plural(written, {
      one: `${written} of ${wanted} cards was written.`,
      other: `${written} of ${wanted} cards were written.`,
    }),
  /** `cost` is what is held: the whole deck's price. */
  price: ({ price, cost }: { price: number; cost: number }) => {
    const rest = plural(cost - price, {
      one: price === 0 ? 'your credit comes back' : '1 credit comes back',
      other: `${cost - price} credits come back`,
    });
    if (price === 0) return `Free to keep: ${rest}.`;
    return price < cost
      ? `Costs ${credits(price)} to keep: ${rest}.`
      : `Costs ${credits(price)} to keep.`;
  },
  /** Why no more cards have come, by the code of the run's failure. */
  why: {
    'model-unusable': 'What else the AI model wrote could not be used.',
    'topic-declined': 'The AI model wrote no more about this topic.',
    'model-unreachable': 'Then the connection to the AI model broke.',
    'generator-failed': 'The others did not come in time.',
    'generation-failed': 'Then the deck could not be saved.',
  },
  until: ({ day, cost }: { day: string; cost: number }) =>
    plural(cost, {
      one: `The offer ends on ${day}: then the credit comes back.`,
      other: `The offer ends on ${day}: then the credits come back.`,
    }),
  later: 'You can also decide later, in My Games.',
  keep: ({ count }: { count: number }) =>
    plural(count, { one: `Keep ${count} card`, other: `Keep ${count} cards` }),
  giveBack: ({ cost }: { cost: number }) =>
    plural(cost, { one: 'Give the credit back', other: 'Give the credits back' }),
  /** A button's name where there are several: `what` is its own text. */
  of: ({ what, topic }: { what: string; topic: string }) => `${what}: ${topic}`,
  returned: ({ cost }: { cost: number }) =>
    plural(cost, { one: 'Credit returned.', other: `${cost} credits returned.` }),
  kept: ({ count }: { count: number }) =>
    plural(count, { one: `${count} card is kept.`, other: `${count} cards are kept.` }),
  notAnswered: 'That could not be done. Nothing has changed.',
});
