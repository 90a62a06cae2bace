// What a phone shows while a card lies on the table, and what the host's phone can do.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const phoneCardsText = catalog('phoneCards', {
  cardOf: ({ card, cards }: { card: number; cards: number }) => `Card ${card} of ${cards}`,
  /** Read out as a card comes. */
  newCard: ({ card, question }: { card: string; question: string }) => `${card}. ${question}`,
  late: 'You play from the next card on.',
  paused: 'Paused',
  timeIsUp: 'Time is up',
  noLimit: 'No time limit',
  secondsLeft: ({ seconds }: { seconds: number }) =>
    plural(seconds, { one: `${seconds} second left`, other: `${seconds} seconds left` }),
  lookUp: 'Look at the big screen',
  hint: ({ hint }: { hint: string }) => `Hint: ${hint}`,

  sending: {
    sending: 'Sending…',
    sent: 'Sent. You can still change it.',
    sentForGood: 'Sent.',
    late: 'Too late: answers are closed.',
    kept: 'Not sent yet: it goes as soon as you are connected.',
    lateEarlier: 'Your last answer came too late.',
    failed: 'That was not sent. Please try again.',
  },
  closed: 'Answers are closed.',
  votesClosed: 'Votes are closed.',
  noAnswer: 'You gave no answer.',
  yours: ({ text }: { text: string }) => `Your answer: ${text}`,

  answer: {
    label: 'Your answer',
    send: 'Send',
    change: 'Send the change',
    choose: 'Choose one',
  },

  vote: {
    either: 'Which one?',
    have: 'Have you?',
    agree: 'Do you agree?',
    person: 'Who is it?',
    heart: 'Like this one?',
    yesNo: {
      have: { yes: 'I have', no: 'I haven’t' },
      agree: { yes: 'Agree', no: 'Disagree' },
    },
    like: 'Love it',
    gone: 'Somebody who has left',
    results: 'How everybody voted',
    noVotes: 'Nobody voted.',
    count: ({ count }: { count: number }) =>
      plural(count, { one: `${count} vote`, other: `${count} votes` }),
    own: 'your vote',
  },

  secret: {
    yours: 'Your secret',
    forbidden: 'Don’t say',
    got: 'Got it',
    pass: 'Pass',
    guard: ({ name }: { name: string }) => `Listen to ${name}`,
    guardText: 'Press Foul when you hear one of these words.',
    foul: 'Foul!',
    fouled: 'Said: the host hears of it.',
    acts: ({ name }: { name: string }) => `${name} has the secret`,
    guess: 'Guess out loud!',
    others: 'The other team is guessing.',
    noActor: 'No phone has this secret.',
    done: 'Done. Look at the big screen',
  },

  list: {
    label: 'One more',
    add: 'Add',
    remove: ({ line }: { line: string }) => `Remove ${line}`,
    yours: 'Your list',
    count: ({ count }: { count: number }) =>
      plural(count, { one: `${count} on your list`, other: `${count} on your list` }),
    saved: 'All sent. Keep going!',
    empty: 'As many as you can, before the time is up.',
  },

  buzzer: {
    buzz: 'Buzz!',
    buzzed: 'Buzzed!',
    listen: 'Buzz as soon as you know it.',
    said: 'Buzzed. Look at the big screen',
    first: 'You are first!',
    was: ({ name }: { name: string }) => `${name} was first.`,
    placed: ({ place, winner }: { place: number; winner: string }) =>
      `You are number ${place}. ${winner}`,
    somebody: 'Somebody',
    out: 'Now the others may buzz.',
  },

  result: {
    right: 'Right!',
    wrong: 'Not this time',
    ask: 'The host decides',
    answer: 'The answer',
    answerIs: ({ answer }: { answer: string }) => `The answer: ${answer}`,
    challenge: 'I think I’m right',
    challengeText: 'The host then looks at your answer.',
    challenged: 'The host looks at it. If it counts, you get the points.',
    challengeFailed: 'That did not reach the host. Please try again.',
  },

  remote: {
    title: 'Remote',
    seatView: 'My seat',
    console: 'Remote',
    which: 'What this phone shows',
    ready: 'Ready. The host begins on the big screen.',
    secret: 'A secret lies on the table. It never shows here.',
    answered: ({ answered, seats }: { answered: number; seats: number }) =>
      `${answered} of ${seats} in`,
    previous: 'Previous',
    next: 'Next',
    skip: 'Skip',
    showHint: 'Show hint',
    hideHint: 'Hide hint',
    turned: {
      answer: { show: 'Show answer', hide: 'Hide answer' },
      vote: { show: 'Show votes', hide: 'Hide votes' },
      list: { show: 'Show lists', hide: 'Hide lists' },
    },
    close: 'Close answers',
    free: 'Wrong: let the others buzz',
    pause: 'Pause',
    resume: 'Resume',
    reset: 'Reset timer',
    undo: 'Undo',
    redo: 'Redo',
    teams: 'Points',
    turn: 'Turn',
    turnOf: ({ team }: { team: string }) => `Turn: ${team}`,
    stale: 'Somebody was quicker: look at the card.',
    failed: 'That did not work. Please try again.',
    over: 'The game is over. The host starts the next one on the big screen.',
  },
});
