// The form for a new deck, and what it asks before the deck is begun.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const setupFormText = catalog('setupForm', {
  details: 'Game Details',
  options: 'Game Options',

  topic: 'Topic',
  topicHint: 'A word or a short phrase, five letters or more.',
  topicFull: 'Character limit reached! Add more detail in Custom Instructions below.',
  /** In the empty field. */
  topicExample: ({ example }: { example: string }) => `anything, say “${example}”`,
  ideas: 'Or one of these:',
  /** A topic of its own, made of one that is too short. */
  allAbout: ({ topic }: { topic: string }) => `All about ${topic}`,
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
  /** The options in one line. */
  inShort: {
    between: ' · ',
    seconds: ({ count }: { count: number }) => `${count} s`,
    fresh: 'fresh questions',
    instructions: 'your instructions',
  },
  instructions: 'Custom instructions (optional)',
  instructionsHint: 'Who is playing, what to avoid, inside jokes.',
  instructionsFull: 'Character limit reached!',
  instructionsIgnored:
    'Riffle’s own card bank can’t follow instructions: this deck will be dealt without them.',
  language: 'Cards in',
  /** What topic and instructions say, until the host chooses. */
  languageFound: ({ language }: { language: string }) => `${language} (automatic)`,
  languageIgnored: 'Riffle’s own card bank has cards in English only.',
  hints: 'Hints',
  forbiddenWordsByCards: 'Forbidden words show where the cards have some.',
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
  /** Why Generate can't be pressed. */
  nameATopic: 'Name a topic first, or take one that lies here.',
  tooShort: ({ topic }: { topic: string }) => `“${topic}” is too short: a topic has five letters.`,
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
    /** What a deck would be made of, nearest first. */
    deck: ({ parts }: { parts: string }) => `A deck from Riffle’s own card bank: ${parts}.`,
    about: ({ count, topic }: { count: number; topic: string }) => `${count} about “${topic}”`,
    nothing: ({ topic }: { topic: string }) => `nothing about “${topic}” yet`,
    near: ({ count, names }: { count: number; names: string }) =>
      names === '' ? `${count} from topics nearby` : `${count} from nearby (${names})`,
    general: ({ count, isPrompt }: { count: number; isPrompt: boolean }) =>
      isPrompt
        ? plural(count, { one: `${count} for any evening`, other: `${count} for any evening` })
        : plural(count, { one: `${count} general one`, other: `${count} general ones` }),
    levels: ({ easy, medium, hard }: { easy: number; medium: number; hard: number }) =>
      `${easy} easy, ${medium} medium, ${hard} hard.`,
    had: ({ had, count }: { had: number; count: number }) =>
      plural(count, {
        one: `You have had ${had} of this ${count}.`,
        other: `You have had ${had} of these ${count}.`,
      }),
    tooFew: ({ wanted }: { wanted: number }) => `That is too few for a deck of ${wanted}.`,
    knowsWell: 'It knows well:',
    /** Where a topic is for children. */
    notForDrinking: ({ topic }: { topic: string }) => `“${topic}” is no topic for a drinking game.`,
    instead: ({ category }: { category: string }) => `Play it as ${category}`,
  },
  suggestions: 'Topics with cards',
  free: 'Costs nothing: fewer than ten of its cards are about your topic.',
  /** Asked where the bank can't fill the deck, or hardly with cards about the topic. */
  fewer: {
    title: 'A smaller deck?',
    fewTitle: 'Few cards about this topic',
    message: ({ count, topic }: { count: number; topic: string }) =>
      plural(count, {
        one: `Riffle’s own card bank can fill ${count} card about “${topic}”.`,
        other: `Riffle’s own card bank can fill ${count} cards about “${topic}”.`,
      }),
    few: ({ count, onTopic, topic }: { count: number; onTopic: number; topic: string }) =>
      `Of its ${count} cards ${onTopic} are about “${topic}” or near it; the others fit any evening.`,
    price: ({ credits }: { credits: number }) =>
      credits === 0
        ? 'The deck costs nothing.'
        : plural(credits, {
            one: `The deck costs ${credits} credit.`,
            other: `The deck costs ${credits} credits.`,
          }),
    make: ({ count }: { count: number }) =>
      plural(count, { one: `Make ${count} Card`, other: `Make ${count} Cards` }),
  },
});
