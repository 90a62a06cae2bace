// The table that a match is played on: the card, the ways round it, the panels beside it.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const tableText = catalog('table', {
  cardOf: ({ card, cards }: { card: number; cards: number }) => `Card ${card} of ${cards}`,
  allRoundsPlayed: 'All rounds played!',
  timeIsUp: 'Time is up',
  howToPlay: 'How to play',

  card: {
    /** `part` is what is turned over: the hint, the forbidden words, the answer. */
    show: ({ part }: { part: string }) => `Show ${part}`,
    hide: ({ part }: { part: string }) => `Hide ${part}`,
    answer: 'Answer',
    holdToPeek: 'Hold to peek',
    hint: ({ label, hint }: { label: string; hint: string }) => `${label} ${hint}`,
    alsoRight: ({ answers }: { answers: string }) => `Also right: ${answers}`,
    hintLabel: 'Hint:',
    /** What a second look at the answer found. */
    verdicts: {
      checked: '✓ Answer checked',
      unsure: 'Not sure of this one: trust your table',
    },
  },

  ways: {
    cards: 'Cards',
    previous: 'Previous',
    next: 'Next',
    skip: 'Skip',
    skipTitle: 'Leave this card out of the game',
    skipped: 'Card skipped',
    bringItBack: 'Bring It Back',
    finish: 'Finish Game',
    end: 'End Game',
    home: 'Home',
    homeTip: 'Home: the game is kept',
  },

  restart: {
    button: 'Restart',
    title: 'Restart game',
    question:
      'Are you sure you want to restart this game? This will reset all scores and start over.',
    ok: 'Restart',
  },

  sound: 'Sound',
  soundIsOff: 'Sound is off',
  fullscreen: 'Fullscreen',
  fullscreenTip: 'Fullscreen (F)',

  connection: {
    gone: 'The connection is gone. The game goes on here.',
    back: 'Connected again.',
    offline: 'Offline',
    offlineTitle: 'The game goes on, and is kept in this browser',
  },

  keys: {
    button: 'Keys',
    tip: 'Keys (?)',
    title: 'Keys',
    areOn: 'Keys on this screen',
    areOnHint: 'Off, if they get in the way of how you use the keyboard.',
    /** In their order. The letters are the same in every language. */
    list: [
      { key: '← →', does: 'Previous and next card' },
      { key: 'Space', does: 'Pause and resume; at zero the answer' },
      { key: 'R', does: 'Reset the timer' },
      { key: 'H', does: 'Show or hide the hint' },
      { key: 'A', does: 'Show or hide the answer' },
      { key: '1 – 4', does: 'Team A to D: +10' },
      { key: 'Shift 1 – 4', does: 'Team A to D: −1' },
      { key: 'S', does: 'Skip this card' },
      { key: 'U', does: 'Undo the last score' },
      { key: 'F', does: 'Fullscreen' },
      { key: 'V', does: 'Stage for the room, or console' },
      { key: '?', does: 'This list' },
    ],
  },

  panels: {
    beside: 'Game panels',
    dock: 'Panels on the table',
    titles: { timer: 'Timer', score: 'Score', info: 'Game Info', notes: 'Notes' },
    show: ({ panel }: { panel: string }) => `Show ${panel}`,
    hide: ({ panel }: { panel: string }) => `Hide ${panel}`,
    hidePanel: ({ panel }: { panel: string }) => `Hide ${panel} panel`,
    hideTitle: 'Hide',
  },

  timer: {
    up: 'Time up',
    seconds: ({ seconds }: { seconds: number }) => `${seconds} s`,
    secondsLeft: ({ seconds }: { seconds: number }) => `${seconds} seconds left`,
    secondsLeftPaused: ({ seconds }: { seconds: number }) => `${seconds} seconds left, paused`,
    /** In the ring: on a wide screen, where it has little room, and on a narrow one. */
    upShort: 'UP!',
    upLong: 'TIME UP!',
    pause: 'Pause',
    resume: 'Resume',
    reset: 'Reset',
  },

  info: {
    totalCards: 'Total cards',
    teams: 'Teams',
    teamCount: 'Team count',
    countOfTeams: ({ count }: { count: number }) =>
      plural(count, { one: `${count} team`, other: `${count} teams` }),
    timePerCard: 'Time per card',
    faceDown: 'Deal cards face down',
    faceDownHint: 'Hold a card to peek at it.',
  },

  deck: {
    label: 'Deck',
    shuffle: 'Shuffle the rest',
    shuffled: ({ count }: { count: number }) =>
      plural(count, { one: `${count} card shuffled`, other: `${count} cards shuffled` }),
    skippedCards: 'Skipped cards',
    /** What a skipped card is called whose words the guessers must not see. */
    skippedAs: ({ number }: { number: number }) => `Card skipped as number ${number}`,
    bringBack: 'Bring back',
    bringBackCard: ({ card }: { card: string }) => `Bring back: ${card}`,
  },

  notes: {
    label: 'Game notes',
    done: 'Done',
    empty: 'Click to add notes…',
    /** Read out before the notes themselves. */
    edit: 'Edit notes:',
  },
});
