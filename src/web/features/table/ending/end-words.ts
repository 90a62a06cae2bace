// What the end dialog says (PLAY-12, PLAY-13).
import { resultOf } from '#domain/match/ending.ts';
import { podiumOf, type Step as TeamsOfStep } from '#domain/match/podium.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { DEFAULT_CRESTS, type CrestId } from '#domain/match/crests.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';

export interface NamedTeam {
  readonly team: TeamId;
  readonly name: string;
  readonly crest: CrestId;
}

export interface Step extends Omit<TeamsOfStep, 'place' | 'teams'> {
  /** Null where nobody has points, and so no place. */
  readonly place: number | null;
  readonly teams: readonly NamedTeam[];
}

export interface EndWords {
  readonly title: string;
  readonly headline: string;
  /** Who shares the win, and with how much. */
  readonly tie?: string;
  /** The podium from the winner's step down; none where nobody wins. */
  readonly steps: readonly Step[];
}

export function endWords(match: MatchState): EndWords {
  const words = tableScoreText.ending;
  const result = resultOf(match);
  if (result === undefined) {
    return { title: words.complete, headline: words.thanks, steps: [] };
  }
  const { outcome } = result;
  const nameOf = (team: TeamId) => teamNameOf(match, team);
  const { teamCrests: crests = DEFAULT_CRESTS } = match;
  const steps = podiumOf(result.standings).map(({ place, points, teams }) => ({
    place: outcome.kind === 'no-points' ? null : place,
    points,
    teams: teams.map((team) => ({ team, name: nameOf(team), crest: crests[team] })),
  }));
  const title = words.over;
  if (outcome.kind === 'win') {
    return { title, headline: words.wins({ team: nameOf(outcome.team) }), steps };
  }
  if (outcome.kind === 'no-points') return { title, headline: words.noPoints, steps };
  const tie = words.tieOf({ teams: outcome.teams.map(nameOf), points: outcome.points });
  return { title, headline: words.tie, tie, steps };
}
