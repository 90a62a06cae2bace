// Who has passed whom, and who can't be stopped, as a sentence to show and to read out.
import { traitsOf } from '#domain/category/kind.ts';
import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { streakOf } from '#domain/match/streaks.ts';
import { teamsOf, type TeamId } from '#domain/match/teams.ts';
import { showText } from '#sentences/show.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';

/** A team and its place, from 0 for the first; teams with as many points share one. */
export interface Place {
  readonly team: TeamId;
  readonly place: number;
}

/** The teams as they lie, the best first, in the order of their letters where they share a place. */
export function placesOf({ teamCount, scoreboard }: MatchState): readonly Place[] {
  const scores = totals(scoreboard);
  const teams = teamsOf(teamCount);
  return teams
    .map((team) => ({ team, place: teams.filter((it) => scores[it] > scores[team]).length }))
    .toSorted((one, other) => one.place - other.place);
}

/** The sentence about the team that has passed another one; undefined where none has, or it shares its new place. */
export function placeNews(before: MatchState, after: MatchState): string | undefined {
  const passer = passerOf(before, after);
  if (!passer) return undefined;
  const team = teamNameOf(after, passer.team);
  return passer.place === 0
    ? showText.leads({ team })
    : showText.movesUp({ team, place: passer.place + 1 });
}

function passerOf(before: MatchState, after: MatchState): Place | undefined {
  if (!isSameGame(before, after) || !traitsOf(after).scored) return undefined;
  const [was, is] = [totals(before.scoreboard), totals(after.scoreboard)];
  const teams = teamsOf(after.teamCount);
  return placesOf(after).find(({ team, place }) => {
    const isAlone = teams.every((other) => other === team || is[other] !== is[team]);
    const isAhead = (other: TeamId) => was[other] > 0 && is[other] < is[team];
    return (
      isAlone &&
      teams.some((other) =>
        place === 0
          ? other !== team && was[other] >= was[team] && isAhead(other)
          : was[other] > was[team] && isAhead(other),
      )
    );
  });
}

/** The sentence about a streak that has begun or grown. */
export function streakNews(before: MatchState, after: MatchState): string | undefined {
  if (!isSameGame(before, after) || !traitsOf(after).scored) return undefined;
  const [was, is] = [streakOf(before), streakOf(after)];
  if (!is || (was?.team === is.team && was.cards >= is.cards)) return undefined;
  return showText.streak({ team: teamNameOf(after, is.team), cards: is.cards });
}

/** Neither of them can change without an act on the score. */
function isSameGame(before: MatchState, after: MatchState): boolean {
  return (
    before.id === after.id &&
    before.teamCount === after.teamCount &&
    before.scoreboard !== after.scoreboard
  );
}
