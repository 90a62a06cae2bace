import type { PointButton } from '#domain/match/points.ts';
import type { MatchState } from '#domain/match/state.ts';
import { teamNameOf, type TeamId } from '#domain/match/teams.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { signed } from '#web/features/table/news/news.ts';
import { PointChip } from './point-chip.tsx';
import { TeamName } from './team-name.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';

interface Props {
  readonly match: MatchState;
  readonly team: TeamId;
  readonly total: number;
  readonly ofRound: number;
  readonly buttons: readonly PointButton[];
}

/** One team: its name to edit, its points, the buttons that give it some, and the turn. */
export function TeamRow({ match, team, total, ofRound, buttons }: Props) {
  const name = teamNameOf(match, team);
  const hasTurn = match.currentTeam === team;
  return (
    <li className="team" data-team={team} data-turn={hasTurn}>
      <div className="team-line">
        <TeamShape team={team} className="size-6" />
        <TeamName match={match} team={team} />
        <span className="team-round">
          {signed(ofRound)}
          <span className="sr-only"> this round</span>
        </span>
        <span key={total} className="team-total">
          {total}
          <span className="sr-only"> points</span>
        </span>
      </div>
      <div className="team-buttons">
        <button
          type="button"
          className="chip team-turn"
          aria-pressed={hasTurn}
          aria-label={`Turn: ${name}`}
          onClick={() => dispatch({ type: 'TAKE_TURN', team })}
        >
          Turn
        </button>
        {buttons.map((button) => (
          <PointChip key={button.points} button={button} team={team} teamName={name} />
        ))}
      </div>
    </li>
  );
}
