// Teams are told apart by colour and by shape.
import type { TeamId } from '#domain/match/teams.ts';
import { Crest } from './crest.tsx';
import { useTeamCrests } from './crests-context.ts';

/** A team's mark: the crest that it has chosen, or came with. Decoration: the team's name stands beside it. */
export function TeamShape({
  team,
  className = 'size-5',
}: {
  readonly team: TeamId;
  readonly className?: string;
}) {
  return <Crest crest={useTeamCrests()[team]} className={className} />;
}
