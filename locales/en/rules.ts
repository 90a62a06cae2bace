// How each category, and each free game, is played: one sentence, and a few words to each of three drawings.
import { catalog } from '../catalog.ts';

export const rulesText = catalog('rules', {
  /** Below the rules that lie over the first card. */
  away: 'Any key or a tap starts the game.',
  of: {
    trivia: {
      rule: 'Teams take turns: whoever knows the answer before the time is up gets ten points.',
      steps: ['Read it out', 'Beat the clock', 'Right: +10'],
    },
    challenge: {
      rule: 'Teams take turns at a puzzle: think aloud, ask for a hint, solve it before the time is up.',
      steps: ['Read it out', 'Think together', 'Solved: +10'],
    },
    'secret-prompt': {
      rule: 'One player looks at the card in secret and acts or describes it; the own team guesses.',
      steps: ['Peek alone', 'Act it out', 'Guessed: +10'],
    },
    drinking: {
      rule: 'Read the card and do what it says, or take a sip: of whatever you like to drink.',
      steps: ['Read it out', 'Do it or sip', 'Pass it on'],
    },
    social: {
      rule: 'Read the card, let everybody answer, and talk about it for as long as it is fun.',
      steps: ['Read it out', 'Everyone answers', 'Pass it on'],
    },
    relationship: {
      rule: 'Take turns reading, and both answer honestly; any card may be skipped.',
      steps: ['Read it out', 'Both answer', 'Pass it on'],
    },
    'would-you-rather': {
      rule: 'Two choices, no third one: everybody picks a side, then defends it.',
      steps: ['Read it out', 'Pick a side', 'Defend it'],
    },
    '2000s-pop': {
      rule: 'Teams take turns: remember the years 2000 to 2009 before the time is up, for ten points.',
      steps: ['Read it out', 'Beat the clock', 'Right: +10'],
    },
    'categories-blitz': {
      rule: 'Call out as many things of the category as you can, until the time is up; no repeats.',
      steps: ['Read it out', 'Name many', 'Until time’s up'],
    },
    'emoji-guess-it': {
      rule: 'The emoji stand for a title or a saying: the team whose turn it is guesses it for ten points.',
      steps: ['Look closely', 'Say it', 'Right: +10'],
    },
  },
});
