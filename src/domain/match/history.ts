import {
  completedRounds,
  pointsOfRound,
  totals,
  type Scoreboard,
  type Scores,
} from './scoreboard.ts';

/** A recorded round: what each team made in it, and had after it. */
export interface HistoryRow {
  readonly round: number;
  readonly deltas: Scores;
  readonly totals: Scores;
}

/**
 * The recorded rounds in order (PLAY-11). A correction after the last round was recorded belongs to that
 * round, so the totals of a row count every event up to its round, wherever it stands in the list.
 */
export function history(board: Pick<Scoreboard, 'events'>): readonly HistoryRow[] {
  return Array.from({ length: completedRounds(board) }, (_, index) => {
    const round = index + 1;
    const events = board.events.filter((event) => event.round <= round);
    return { round, deltas: pointsOfRound(board, round), totals: totals({ events }) };
  });
}
