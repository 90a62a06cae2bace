// What has just happened to the score or the turn, as a sentence to show and to read out.
import { currentRound, totals, type ScoreEvent } from '#domain/match/scoreboard.ts';
import { roundsOf, type MatchState } from '#domain/match/state.ts';
import { teamNameOf } from '#domain/match/teams.ts';

/** The score's news between two states of a match; undefined when no act was done, undone or redone. */
export function scoreNews(before: MatchState, after: MatchState): string | undefined {
  const [was, is] = [before.scoreboard, after.scoreboard];
  if (was === is) return undefined;
  if (is.events.length < was.events.length) {
    const undone = is.undone.at(-1);
    return undone && `Undone: ${actOf(after, undone)}`;
  }
  const last = is.events.at(-1);
  if (!last) return undefined;
  const isRedone = is.undone.length < was.undone.length && was.undone.at(-1) === last;
  return `${isRedone ? 'Redone: ' : ''}${actOf(after, last)}${totalAfter(after, last)}`;
}

/** Whose turn it is, where that has changed. */
export function turnNews(before: MatchState, after: MatchState): string | undefined {
  if (before.currentTeam === after.currentTeam) return undefined;
  return `${teamNameOf(after, after.currentTeam)}’s turn`;
}

/** 'Team A +10', 'Round 2 cleared'. */
export function actOf(match: MatchState, { act, round, changes }: ScoreEvent): string {
  if (act === 'clear') return `Round ${round} cleared`;
  if (act === 'next-round') return `Round ${round} finished`;
  return changes
    .map(({ team, points }) => `${teamNameOf(match, team)} ${signed(points)}`)
    .join(', ');
}

/** '+10', '−1', '0'. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** 'Round 2 of 15', as the scoreboard counts (CONST-16). */
export function roundOf(match: MatchState): string {
  const rounds = roundsOf(match);
  return `Round ${currentRound(match.scoreboard, rounds)} of ${rounds}`;
}

function totalAfter(match: MatchState, { act, changes: [change] }: ScoreEvent): string {
  if (act !== 'points' || !change) return '';
  return `, now ${totals(match.scoreboard)[change.team]}`;
}
