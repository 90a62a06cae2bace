// What has just happened to the score or the turn, as a sentence to show and to read out.
import { currentRound, latestAct, totals, type ScoreEvent } from '#domain/match/scoreboard.ts';
import { roundsOf, type MatchState } from '#domain/match/state.ts';
import { scoringText } from '#sentences/scoring.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';

/**
 * The score's news between two states of a match; undefined when no act was done, undone or redone, empty when none is
 * left to speak of.
 */
export function scoreNews(before: MatchState, after: MatchState): string | undefined {
  const [was, is] = [before.scoreboard, after.scoreboard];
  if (was === is) return undefined;
  if (!is.events[0] && !is.undone[0]) return '';
  if (is.events.length < was.events.length) {
    const undone = is.undone.at(-1);
    return undone && tableScoreText.news.undone({ act: actOf(after, undone) });
  }
  const latest = is.events.at(-1);
  const hasClosed = is.events.length > was.events.length + 1;
  const last = hasClosed ? latestAct(is) : latest;
  if (!latest || !last) return undefined;
  const isRedone = is.undone.length < was.undone.length && was.undone.at(-1) === last;
  const done = withTotal(after, last);
  const act = hasClosed ? scoringText.news.closing({ act: done, round: latest.round }) : done;
  return isRedone ? tableScoreText.news.redone({ act }) : act;
}

/** Whose turn it is, where that has changed. */
export function turnNews(before: MatchState, after: MatchState): string | undefined {
  if (before.currentTeam === after.currentTeam) return undefined;
  return tableScoreText.news.turn({ team: teamNameOf(after, after.currentTeam) });
}

/** 'Team A +10', 'Round 2 cleared'. */
export function actOf(match: MatchState, { act, round, changes }: ScoreEvent): string {
  const { news } = tableScoreText;
  if (act === 'clear') return news.cleared({ round });
  if (act === 'next-round') return news.finished({ round });
  if (changes.length === 0) return scoringText.news.nobody;
  return news.changes({
    changes: changes.map(({ team, points }) =>
      news.change({ team: teamNameOf(match, team), points: signed(points) }),
    ),
  });
}

/** '+10', '−1', '0'. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** 'Round 2 of 15', as the scoreboard counts (CONST-16). */
export function roundOf(match: MatchState): string {
  const rounds = roundsOf(match);
  return tableScoreText.rounds.now({ round: currentRound(match.scoreboard, rounds), rounds });
}

function withTotal(match: MatchState, event: ScoreEvent): string {
  const act = actOf(match, event);
  const [change, another] = event.changes;
  if (event.act !== 'points' || !change || another) return act;
  return tableScoreText.news.withTotal({ act, total: totals(match.scoreboard)[change.team] });
}
