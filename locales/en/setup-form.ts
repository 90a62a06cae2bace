// The form for a new deck, and what it asks before the deck is begun.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const setupFormText = catalog('setupForm', {
  details: 'Game Details',
  options: 'Game Options',

  topic: 'Topic',
  topicHint: 'A word or a short phrase, five letters or more.',
  topicFull: 'Character limit reached! Add more detail in Custom Instructions below.',
  topicTips: 'Topic Ideas & Tips',
  tips: [
    'A word or a short phrase is enough.',
    'Be precise about what you mean: “1990s rock” deals better cards than “music”.',
    'Put what else matters (ages, in-jokes, no-gos) into the custom instructions.',
  ],
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  teams: 'Teams',
  teamCount: ({ count }: { count: number }) =>
    plural(count, { one: `${count} team`, other: `${count} teams` }),
  time: 'Time per card',
  seconds: ({ count }: { count: number }) =>
    plural(count, { one: `${count} second`, other: `${count} seconds` }),
  cards: 'Number of cards',
  cardCount: ({ count }: { count: number }) =>
    plural(count, { one: `${count} card`, other: `${count} cards` }),
  instructions: 'Custom instructions (optional)',
  instructionsHint: 'Who is playing, what to avoid, inside jokes.',
  instructionsFull: 'Character limit reached!',
  instructionsIgnored:
    'Riffle’s own card bank can’t follow instructions: this deck will be dealt without them.',
  hints: 'Hints',
  hintsByCards: 'On where the cards have some.',
  answers: 'Answers',
  fresh: 'Generate Fresh Questions',
  freshHint: 'No question you have had before. Slower, and costs 2 credits.',

  generate: 'Generate my Game',
  cost: ({ credits }: { credits: number }) =>
    plural(credits, {
      one: `Costs ${credits} credit, only when your deck is saved.`,
      other: `Costs ${credits} credits, only when your deck is saved.`,
    }),
  demo: 'Decks can’t be written here: this is a demo without a server. The free games work.',
  noTopic: 'Please enter a topic for your game!',
  blocked: ({ reason, category }: { reason: string; category: string }) =>
    `${reason} Try one that fits ${category}.`,

  /** What Riffle's own card bank has on the topic. */
  bank: {
    house: 'Decks here come from Riffle’s own card bank; no AI writes them.',
    enough: ({ count }: { count: number }) =>
      plural(count, {
        one: `Riffle’s own card bank has ${count} card about this topic.`,
        other: `Riffle’s own card bank has ${count} cards about this topic.`,
      }),
    withPrompts: ({ count }: { count: number }) =>
      plural(count, {
        one: `Riffle’s own card bank has ${count} card about this topic, and prompts that fit any topic.`,
        other: `Riffle’s own card bank has ${count} cards about this topic, and prompts that fit any topic.`,
      }),
    tooFew: ({ count, wanted }: { count: number; wanted: number }) =>
      plural(count, {
        one: `Riffle’s own card bank has ${count} card about this topic: too few for a deck of ${wanted}.`,
        other: `Riffle’s own card bank has ${count} cards about this topic: too few for a deck of ${wanted}.`,
      }),
    knowsWell: 'It knows well:',
  },
  /** Asked where the bank can't fill the deck. */
  fewer: {
    title: 'A smaller deck?',
    message: ({ count, topic }: { count: number; topic: string }) =>
      plural(count, {
        one: `Riffle’s own card bank can fill ${count} card about “${topic}”.`,
        other: `Riffle’s own card bank can fill ${count} cards about “${topic}”.`,
      }),
    make: ({ count }: { count: number }) =>
      plural(count, { one: `Make ${count} Card`, other: `Make ${count} Cards` }),
  },
});
