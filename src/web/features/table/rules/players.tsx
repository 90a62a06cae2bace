import { DEFAULT_CRESTS } from '#domain/match/crests.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { FRESH_TEAMS, keepTeams } from '#web/platform/match/kept-teams.ts';
import { currentMatch, dispatch } from '#web/platform/match/match-store.ts';
import { WhosPlaying } from '#web/ui/whos-playing.tsx';

/** The teams of the match on the table. */
export function Players({ match }: { readonly match: MatchState }) {
  const { teamCount, teamNames, teamCrests } = match;
  return (
    <WhosPlaying
      teamCount={teamCount}
      names={teamNames}
      crests={teamCrests ?? DEFAULT_CRESTS}
      latestNames={() => currentMatch()?.teamNames ?? {}}
      onName={(team, name) => dispatch({ type: 'RENAME_TEAM', team, name })}
      onCrest={(team, crest) => dispatch({ type: 'SET_CREST', team, crest })}
      onFresh={() => startFresh(teamCount)}
    />
  );
}

function startFresh(teamCount: number): void {
  for (const team of teamsOf(teamCount)) {
    dispatch({ type: 'RENAME_TEAM', team, name: '' });
    dispatch({ type: 'SET_CREST', team, crest: DEFAULT_CRESTS[team] });
  }
  keepTeams(FRESH_TEAMS);
}
