// The teams' points at the table: giving them, taking them back, who has won.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

const LIST = new Intl.ListFormat('en');

/** A score may be below nothing: '-1 points', which `plural` would call one. */
const counted = (points: number) => (points === 1 ? `${points} point` : `${points} points`);

interface Tie {
  readonly teams: readonly string[];
  readonly points: number;
}

export const tableScoreText = catalog('tableScore', {
  atHand: 'Score at hand',
  /** Gives the team `points`, of which it has `total`. */
  atHandOf: ({ team, total, points }: { team: string; total: number; points: string }) =>
    `${team}, ${total}: ${points}`,
  nameOf: ({ team }: { team: string }) => `Name of ${team}`,
  turn: 'Turn',
  turnOf: ({ team }: { team: string }) => `Turn: ${team}`,
  /** Read out after the number of them. */
  thisRound: 'this round',
  points: 'points',

  acts: {
    undo: 'Undo',
    undoAct: ({ act }: { act: string }) => `Undo ${act}`,
    redo: 'Redo',
    redoAct: ({ act }: { act: string }) => `Redo ${act}`,
    clear: 'Clear All',
    nextRound: 'Next Round',
    complete: 'Game Complete!',
  },

  /** What was done to the score, as 'Team A +10, now 30'. */
  news: {
    change: ({ team, points }: { team: string; points: string }) => `${team} ${points}`,
    changes: ({ changes }: { changes: readonly string[] }) => changes.join(', '),
    cleared: ({ round }: { round: number }) => `Round ${round} cleared`,
    finished: ({ round }: { round: number }) => `Round ${round} finished`,
    withTotal: ({ act, total }: { act: string; total: number }) => `${act}, now ${total}`,
    undone: ({ act }: { act: string }) => `Undone: ${act}`,
    redone: ({ act }: { act: string }) => `Redone: ${act}`,
    turn: ({ team }: { team: string }) => `${team}’s turn`,
  },

  rounds: {
    now: ({ round, rounds }: { round: number; rounds: number }) => `Round ${round} of ${rounds}`,
    none: 'Next Round writes each round down here.',
    caption: 'Points by round: won, and total after it',
    round: 'Round',
    /** What a round brought a team, and what it had after it. */
    wonAndTotal: ({ won, total }: { won: string; total: string }) => `${won} ${total}`,
  },

  ending: {
    over: 'Game Over!',
    complete: 'Game Complete',
    thanks: 'Thanks for playing!',
    wins: ({ team }: { team: string }) => `${team} Wins!`,
    noPoints: 'No points yet',
    tie: "It's a Tie!",
    tieOf: ({ teams, points }: Tie) => `${LIST.format(teams)}: ${counted(points)} each`,
    points: ({ points }: { points: number }) => counted(points),
    playAgain: 'Play Again',
    goOn: 'Continue Playing',
  },

  /** The last round is over while cards are left. */
  early: {
    title: 'End the game?',
    question: ({ left }: { left: number }) =>
      plural(left, {
        one: `This was the last round, but ${left} card is left. End the game now?`,
        other: `This was the last round, but ${left} cards are left. End the game now?`,
      }),
    ok: 'End Game',
    cancel: 'Keep Playing',
  },
});
