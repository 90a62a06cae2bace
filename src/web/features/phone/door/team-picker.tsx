import type { TeamId } from '#domain/match/teams.ts';
import { phoneText } from '#sentences/phone.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { nameOfTeam, type NamedTeam } from '#web/features/phone/team-names.ts';
import { Choices } from './choices.tsx';

interface Props {
  readonly teams: readonly NamedTeam[];
  readonly value: TeamId;
  readonly onChange: (team: TeamId) => void;
}

export function TeamPicker({ teams, value, onChange }: Props) {
  return (
    <Choices
      label={phoneText.door.team}
      name="team"
      value={value}
      onChange={onChange}
      className="grid-cols-2"
      choices={teams.map((team) => ({
        value: team.id,
        face: (
          <>
            <TeamShape team={team.id} />
            <span className="min-w-0 leading-tight wrap-anywhere">{nameOfTeam(team)}</span>
          </>
        ),
      }))}
    />
  );
}
