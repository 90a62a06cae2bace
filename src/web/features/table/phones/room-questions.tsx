// What the host is asked about a room: another deck for it, and which of two states goes on.
import { totals } from '#domain/match/scoreboard.ts';
import { teamsOf } from '#domain/match/teams.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { bringMatch, closeRoom, settle } from '#web/platform/room/screen-room.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCalls } from './use-calls.ts';

export function RoomQuestions() {
  const room = useScreenRoom();
  if (room?.conflict) return <Conflict {...room.conflict} />;
  return room?.isOtherMatch ? <OtherMatch code={room.code} /> : null;
}

function OtherMatch({ code }: { readonly code: string }) {
  const words = tablePhonesText.other;
  const { isBusy, run } = useCalls(tablePhonesText.rules.failed);
  return (
    <Dialog open onClose={() => undefined} title={words.title} dismissible={false} size="medium">
      <p className="text-lg">{words.question({ code })}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button
          size="large"
          variant="primary"
          busy={isBusy}
          onClick={() => run(() => bringMatch(false))}
        >
          {words.anew}
        </Button>
        <Button size="large" busy={isBusy} onClick={() => run(() => bringMatch(true))}>
          {words.carry}
        </Button>
        <Button size="large" variant="quiet" busy={isBusy} onClick={() => run(closeRoom)}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface ConflictProps {
  readonly ours: MatchState;
  readonly theirs: MatchState;
}

function Conflict({ ours, theirs }: ConflictProps) {
  const words = tablePhonesText.conflict;
  const { isBusy, run } = useCalls(tablePhonesText.rules.failed);
  return (
    <Dialog open onClose={() => undefined} title={words.title} dismissible={false} size="medium">
      <p className="text-lg">{words.question}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="large" busy={isBusy} onClick={() => run(() => settle('ours'))}>
          {words.ours} {described(ours)}
        </Button>
        <Button size="large" busy={isBusy} onClick={() => run(() => settle('theirs'))}>
          {words.theirs} {described(theirs)}
        </Button>
      </div>
    </Dialog>
  );
}

function described(match: MatchState): string {
  const { card, score } = tablePhonesText.conflict;
  const points = totals(match.scoreboard);
  const scores = teamsOf(match.teamCount)
    .map((team) => score({ team: teamNameOf(match, team), points: points[team] }))
    .join(', ');
  return card({ card: match.currentCardIndex + 1, scores });
}
