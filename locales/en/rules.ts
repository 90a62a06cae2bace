// How each category, and each free game, is played: one sentence, and a few words to each of three drawings.
import { catalog } from '../catalog.ts';

export const rulesText = catalog('rules', {
  /** Below the rules that lie over the first card. */
  away: 'Any key or a tap starts the game.',
  of: {
    trivia: 'Teams take turns: whoever knows the answer before the time is up gets ten points.',
    challenge:
      'Teams take turns at a puzzle: think aloud, ask for a hint, solve it before the time is up.',
    'secret-prompt':
      'One player looks at the card in secret and acts or describes it; the own team guesses.',
    drinking: 'Read the card and do what it says, or take a sip: of whatever you like to drink.',
    social: 'Read the card, let everybody answer, and talk about it for as long as it is fun.',
    relationship: 'Take turns reading, and both answer honestly; any card may be skipped.',
    'would-you-rather': 'Two choices, no third one: everybody picks a side, then defends it.',
    '2000s-pop':
      'Teams take turns: remember the years 2000 to 2009 before the time is up, for ten points.',
    'categories-blitz':
      'Call out as many things of the category as you can, until the time is up; no repeats.',
    'emoji-guess-it':
      'The emoji stand for a title or a saying: the team whose turn it is guesses it for ten points.',
  },
  steps: {
    read: 'Read it out',
    peek: 'Peek alone',
    look: 'Look closely',
    beatClock: 'Beat the clock',
    timesUp: 'Until time’s up',
    think: 'Think together',
    act: 'Act it out',
    say: 'Say it',
    list: 'Name many',
    sides: 'Pick a side',
    both: 'Both answer',
    everyone: 'Everyone answers',
    defend: 'Defend it',
    sip: 'Do it or sip',
    pass: 'Pass it on',
    right: 'Right: +10',
    solved: 'Solved: +10',
    guessed: 'Guessed: +10',
  },
});
