// Whether a stored scoreboard is one that the rules can have made: each event is made again and compared.
import {
  addPoints,
  addPointsByPhones,
  clearRound,
  completedRounds,
  emptyScoreboard,
  nextRound,
  type Scoreboard,
  type ScoreEvent,
} from './scoreboard.ts';

/** Undone events are checked in the order in which redo would bring them back. */
export function isConsistent({ events, undone }: Scoreboard, mostRounds: number): boolean {
  let board = emptyScoreboard;
  for (const event of [...events, ...undone.toReversed()]) {
    const after = remake(board, event, mostRounds);
    const made = after.events.at(-1);
    if (after === board || !made || !isSame(made, event)) return false;
    board = after;
  }
  return true;
}

/** The board after the same act; the same board where the rules would refuse it. Rounds only go on. */
function remake(board: Scoreboard, event: ScoreEvent, mostRounds: number): Scoreboard {
  const { act, round, card, turn, byItself, byPhones, changes } = event;
  const [change] = changes;
  if (act === 'next-round') return nextRound(board, mostRounds, byItself);
  // Points go to the round under way, or to the last recorded one where no other was to follow.
  const latest = Math.min(completedRounds(board) + 1, mostRounds);
  if (round > latest || round < (board.events.at(-1)?.round ?? 1)) return board;
  if (act === 'clear') return clearRound(board, round);
  if (byPhones) {
    const points = Object.fromEntries(changes.map(({ team, points: own }) => [team, own]));
    return addPointsByPhones(board, { points, round, card });
  }
  const team = change?.team ?? turn;
  if (!team) return board;
  return addPoints(board, { team, points: change?.points ?? 0, round, card, turn });
}

function isSame(one: ScoreEvent, other: ScoreEvent): boolean {
  return (
    one.act === other.act &&
    one.round === other.round &&
    one.card === other.card &&
    one.turn === other.turn &&
    one.byItself === other.byItself &&
    one.byPhones === other.byPhones &&
    one.changes.length === other.changes.length &&
    one.changes.every((change, index) => {
      const twin = other.changes[index];
      return (
        change.team === twin?.team &&
        change.points === twin.points &&
        change.adjustment === twin.adjustment
      );
    })
  );
}
