import { takeCrest } from '#domain/match/crests.ts';
import { cleanTeamName } from '#domain/match/teams.ts';
import { FRESH_TEAMS, keepTeams, keptTeams, useKeptTeams } from '#web/platform/match/kept-teams.ts';
import { WhosPlaying as Teams } from '#web/ui/whos-playing.tsx';

/** The teams of the match that is going to be: as they were the evening before, until somebody changes them. */
export function WhosPlaying({ teamCount }: { readonly teamCount: number }) {
  const { names, crests } = useKeptTeams();
  return (
    <Teams
      teamCount={teamCount}
      names={names}
      crests={crests}
      latestNames={() => keptTeams().names}
      onName={(team, name) => {
        const teams = keptTeams();
        keepTeams({ ...teams, names: { ...teams.names, [team]: cleanTeamName(name) } });
      }}
      onCrest={(team, crest) => {
        const teams = keptTeams();
        keepTeams({ ...teams, crests: takeCrest(teams.crests, team, crest) });
      }}
      onFresh={() => keepTeams(FRESH_TEAMS)}
    />
  );
}
