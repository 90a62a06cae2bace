// Scoring at the table with one press, and the rounds that close by themselves.
import { catalog } from '../catalog.ts';

export const scoringText = catalog('scoring', {
  card: {
    /** The buttons below an open answer, for the team whose turn it is. */
    label: ({ team }: { team: string }) => `Points for this card: ${team}`,
    right: ({ points }: { points: string }) => `Right ${points}`,
    /** A card that is acted out has no right answer. */
    gotIt: ({ points }: { points: string }) => `Got it ${points}`,
    withHint: ({ points }: { points: string }) => `With hint ${points}`,
    nobody: 'Nobody',
    stolen: 'Stolen by…',
    stolenBy: ({ team }: { team: string }) => `Stolen by ${team}`,
  },

  rounds: {
    closes: ({ round, rounds }: { round: number; rounds: number }) =>
      `closes round ${round} of ${rounds}`,
    ofThisRound: 'this round',
    byThemselves: 'Close rounds by themselves',
    byThemselvesHint: 'When every team has had its turn. Next Round stays.',
    standing: ({ round }: { round: number }) => `After round ${round}`,
  },

  /** What was done to the score. */
  news: {
    nobody: 'Points for nobody',
    closing: ({ act, round }: { act: string; round: number }) => `${act}. Round ${round} finished`,
  },
});
