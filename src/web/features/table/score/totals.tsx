import { totals } from '#domain/match/scoreboard.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';

/** What each team has, in one line. */
export function Totals({ match }: { readonly match: MatchState }) {
  const scores = totals(match.scoreboard);
  return (
    <span className="flex flex-wrap gap-x-3">
      {teamsOf(match.teamCount).map((team) => (
        <span key={team} className="inline-flex items-center gap-1">
          <TeamShape team={team} className="size-[0.8em]" />
          <span className="sr-only">{teamNameOf(match, team)}</span>
          <span data-team-total={team}>{scores[team]}</span>
        </span>
      ))}
    </span>
  );
}
