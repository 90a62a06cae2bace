import type { CrestId } from '#domain/match/crests.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { phoneText } from '#sentences/phone.ts';
import { crestsOf } from '#web/features/phone/crests-of.ts';
import { Crests } from '#web/ui/team-crests.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { nameOfTeam, type NamedTeam } from '#web/features/phone/team-names.ts';
import { Choices } from './choices.tsx';

interface Props {
  readonly teams: readonly (NamedTeam & { readonly crest?: CrestId | undefined })[];
  readonly value: TeamId;
  readonly onChange: (team: TeamId) => void;
}

export function TeamPicker({ teams, value, onChange }: Props) {
  return (
    <Crests of={crestsOf(teams)}>
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
    </Crests>
  );
}
