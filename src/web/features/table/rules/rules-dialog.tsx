import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { HowToPlay } from './how-to-play.tsx';
import { Players } from './players.tsx';

interface Props {
  readonly match: MatchState;
  readonly onClose: () => void;
}

export function RulesDialog({ match, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={tableText.howToPlay} size="medium">
      <div className="flex flex-col gap-5 text-lg">
        <HowToPlay kind={match} />
        <Players match={match} />
      </div>
    </Dialog>
  );
}
