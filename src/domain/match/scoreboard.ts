// The scoreboard is a list of events; rounds, totals and history are computed from it, so that every
// score can be undone and redone. The sum of all changes is always the total (STATE-GAME-08, -21).
import { TEAM_IDS, type TeamId } from './teams.ts';

export interface ScoreChange {
  readonly team: TeamId;
  readonly points: number;
  /** What keeps the total from falling below zero, or takes such a help back. */
  readonly adjustment: number;
}

export interface ScoreEvent {
  readonly act: 'points' | 'clear' | 'next-round';
  /** The scoring round it belongs to, from 1. */
  readonly round: number;
  /** The card that the points were given for; unknown in matches from before it was noted. */
  readonly card?: string | undefined;
  /** Whose turn it was, where the act also went on to the next card; undoing it comes back from there. */
  readonly turn?: TeamId | undefined;
  /** For what phones have answered, or for the host's word about it. */
  readonly byPhones?: true | undefined;
  /** A round that was not closed by the host: it goes with the act before it. */
  readonly byItself?: true | undefined;
  /** None where nobody got any. */
  readonly changes: readonly ScoreChange[];
}

export interface Scoreboard {
  readonly events: readonly ScoreEvent[];
  /** Undone events, the latest last; a new act drops them. */
  readonly undone: readonly ScoreEvent[];
}

export type Scores = Readonly<Record<TeamId, number>>;

/** More acts than this are refused; no evening comes near. */
export const MOST_EVENTS = 5000;
/** The most points, up or down, that one act gives a team. */
export const MOST_POINTS = 1000;

export const emptyScoreboard: Scoreboard = { events: [], undone: [] };

/** Each team's total: the sum of all its changes, adjustments included. */
export function totals({ events }: Pick<Scoreboard, 'events'>): Scores {
  return sum(events, (change) => change.points + change.adjustment);
}

/** Each team's points of one round; may be negative. */
export function pointsOfRound({ events }: Pick<Scoreboard, 'events'>, round: number): Scores {
  return sum(
    events.filter((event) => event.round === round),
    (change) => change.points,
  );
}

/** ceil(cards / teams) (STATE-GAME-17). */
export function totalRounds(cardCount: number, teamCount: number): number {
  return Math.ceil(cardCount / teamCount);
}

/** How many scoring rounds have been recorded by Next Round. */
export function completedRounds({ events }: Pick<Scoreboard, 'events'>): number {
  return events.filter((event) => event.act === 'next-round').length;
}

/** The round that points go to now: the last one stays current after it was recorded. */
export function currentRound(board: Pick<Scoreboard, 'events'>, rounds: number): number {
  return Math.max(1, Math.min(completedRounds(board) + 1, rounds));
}

/** All rounds recorded: Next Round is disabled and reads 'Game Complete!' (STATE-GAME-18). */
export function isFinished(board: Pick<Scoreboard, 'events'>, rounds: number): boolean {
  return completedRounds(board) >= rounds;
}

interface GivenPoints extends Pick<ScoreEvent, 'round' | 'card' | 'turn'> {
  readonly team: TeamId;
  readonly points: number;
}

/** Gives a team points in a round; its total stops at zero. No points are an act only where it goes on to a card. */
export function addPoints(
  board: Scoreboard,
  { team, points, round, card, turn }: GivenPoints,
): Scoreboard {
  if (!Number.isInteger(points) || Math.abs(points) > MOST_POINTS) return board;
  if (points === 0 && turn === undefined) return board;
  const changes = points === 0 ? [] : [changeOf(board, team, points)];
  return record(board, { act: 'points', round, card, turn, changes });
}

function changeOf(board: Scoreboard, team: TeamId, points: number): ScoreChange {
  return { team, points, adjustment: Math.max(0, -(totals(board)[team] + points)) };
}

interface PointsByPhones extends Pick<ScoreEvent, 'round' | 'card'> {
  readonly points: Readonly<Partial<Record<TeamId, number>>>;
}

/** Gives teams what their phones have brought them for a card, or takes it off, as one act; totals stop at zero. */
export function addPointsByPhones(
  board: Scoreboard,
  { points, round, card }: PointsByPhones,
): Scoreboard {
  const changes = TEAM_IDS.map((team) => changeOf(board, team, points[team] ?? 0)).filter(
    (change) => change.points !== 0,
  );
  const isFair = changes.every((change) => Math.abs(change.points) <= MOST_POINTS);
  if (!isFair || changes.length === 0) return board;
  return record(board, { act: 'points', round, card, byPhones: true, changes });
}

/** What phones have brought each team for a card; without what was undone, or cleared with its round. */
export function pointsByPhones({ events }: Pick<Scoreboard, 'events'>, card: string): Scores {
  const left = events.filter(
    ({ byPhones, card: own, round }, at) =>
      byPhones &&
      own === card &&
      !events.slice(at).some((later) => later.act === 'clear' && later.round === round),
  );
  return sum(left, ({ points }) => points);
}

/**
 * Clear All: takes back a round's points and the floor's help in it, so that nobody comes out of it with
 * more than before the round; totals stop at zero, the round's points become zero.
 */
export function clearRound(board: Scoreboard, round: number): Scoreboard {
  const ofRound = board.events.filter((event) => event.round === round);
  const points = sum(ofRound, (change) => change.points);
  const help = sum(ofRound, (change) => change.adjustment);
  const before = totals(board);
  const changes = TEAM_IDS.filter((team) => points[team] !== 0 || help[team] !== 0).map((team) => {
    const after = Math.max(0, before[team] - points[team] - help[team]);
    return { team, points: 0 - points[team], adjustment: after - before[team] + points[team] };
  });
  return changes.length === 0 ? board : record(board, { act: 'clear', round, changes });
}

/** Records the current round; nothing happens once all are recorded. */
export function nextRound(
  board: Scoreboard,
  rounds: number,
  byItself?: ScoreEvent['byItself'],
): Scoreboard {
  if (isFinished(board, rounds)) return board;
  const round = completedRounds(board) + 1;
  return record(board, { act: 'next-round', round, byItself, changes: [] });
}

/** What undo would take back: the latest act of the host's own. */
export function latestAct({ events }: Pick<Scoreboard, 'events'>): ScoreEvent | undefined {
  return events.at(-lengthOfAct(events.at(-2), events.at(-1)));
}

/** Takes the latest act back. */
export function undo({ events, undone }: Scoreboard): Scoreboard | undefined {
  if (events.length === 0) return undefined;
  const length = lengthOfAct(events.at(-2), events.at(-1));
  const taken = events.slice(-length).toReversed();
  return { events: events.slice(0, -length), undone: [...undone, ...taken] };
}

/** Does the latest undone act again. */
export function redo({ events, undone }: Scoreboard): Scoreboard | undefined {
  if (undone.length === 0) return undefined;
  const length = lengthOfAct(undone.at(-1), undone.at(-2));
  const again = undone.slice(-length).toReversed();
  return { events: [...events, ...again], undone: undone.slice(0, -length) };
}

/** How many events an act has made, of which these are the last two, or the first two: with the round it closed two. */
function lengthOfAct(first: ScoreEvent | undefined, second: ScoreEvent | undefined): number {
  const isOne = second?.byItself && first?.act !== 'next-round' && first?.round === second.round;
  return isOne ? 2 : 1;
}

function record(board: Scoreboard, event: ScoreEvent): Scoreboard {
  if (board.events.length >= MOST_EVENTS) return board;
  return { events: [...board.events, event], undone: [] };
}

function sum(events: readonly ScoreEvent[], value: (change: ScoreChange) => number): Scores {
  const scores = { A: 0, B: 0, C: 0, D: 0 };
  for (const event of events) {
    for (const change of event.changes) scores[change.team] += value(change);
  }
  return scores;
}
