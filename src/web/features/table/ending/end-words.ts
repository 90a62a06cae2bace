// What the end dialog says (PLAY-12, PLAY-13).
import { resultOf, type Standing as TeamStanding } from '#domain/match/ending.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';

export interface Standing extends TeamStanding {
  readonly name: string;
}

export interface EndWords {
  readonly title: string;
  readonly headline: string;
  /** Who shares the win, and with how much. */
  readonly tie?: string;
  /** The teams from the most points to the fewest; none where nobody wins. */
  readonly standings: readonly Standing[];
}

export function endWords(match: MatchState): EndWords {
  const words = tableScoreText.ending;
  const result = resultOf(match);
  if (result === undefined) {
    return { title: words.complete, headline: words.thanks, standings: [] };
  }
  const { outcome } = result;
  const standings = result.standings.map((each) => ({
    ...each,
    name: teamNameOf(match, each.team),
  }));
  const title = words.over;
  if (outcome.kind === 'win') {
    const team = teamNameOf(match, outcome.team);
    return { title, headline: words.wins({ team }), standings };
  }
  if (outcome.kind === 'no-points') return { title, headline: words.noPoints, standings };
  const teams = outcome.teams.map((team) => teamNameOf(match, team));
  const tie = words.tieOf({ teams, points: outcome.points });
  return { title, headline: words.tie, tie, standings };
}
