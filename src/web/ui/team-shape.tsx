// Teams are told apart by colour and by shape.
import { memo } from 'react';
import type { TeamId } from '#domain/match/teams.ts';
import { Crest } from './crest.tsx';
import { useTeamCrests } from './crests-context.ts';

interface Props {
  readonly team: TeamId;
  readonly className?: string;
}

/** A team's mark: the crest that it has chosen, or came with. Decoration: the team's name stands beside it. */
export const TeamShape = memo(({ team, className = 'size-5' }: Props) => (
  <Crest crest={useTeamCrests()[team]} className={className} />
));
