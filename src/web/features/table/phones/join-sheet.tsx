import type { ScreenPlayer, ScreenView } from '#contract/rooms.ts';
import { teamsOf } from '#domain/match/teams.ts';
import type { RoomState } from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { teamNameOf } from '#web/platform/match/team-names.ts';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { AtTheDoor } from './at-the-door.tsx';
import { PlayerRow } from './player-row.tsx';
import { playersOf } from './players.ts';
import { QrPicture } from './qr-picture.tsx';
import { phoneAddress, spokenAddress } from './room-address.ts';

interface Props {
  readonly joinUrl: string;
  readonly code: string;
  readonly told: ScreenView;
  readonly room: RoomState;
}

/** The way in, large enough for the whole room, and who has come. */
export function JoinSheet({ joinUrl, code, told, room }: Props) {
  const players = playersOf(told);
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(15rem,22rem)_minmax(0,1fr)] min-[100rem]:grid-cols-[30rem_minmax(0,1fr)] min-[100rem]:gap-10">
      <WayIn address={phoneAddress(joinUrl, code)} code={code} />
      <div className="flex min-w-0 flex-col gap-4">
        <AtTheDoor code={code} told={told} />
        <h3 className="text-2xl">{tablePhonesText.players.title({ players: players.length })}</h3>
        {players.length === 0 ? (
          <p className="text-fg-soft">{tablePhonesText.players.none}</p>
        ) : (
          <Seats code={code} room={room} players={players} />
        )}
      </div>
    </div>
  );
}

function WayIn({ address, code }: { readonly address: string; readonly code: string }) {
  const words = tablePhonesText.room;
  return (
    <div className="mx-auto flex w-full max-w-80 flex-col gap-3 text-center md:max-w-[max(15rem,44dvh)]">
      <QrPicture address={address} />
      <p className="text-fg-soft">
        {words.scan}
        <span className="block text-lg font-semibold break-all text-fg min-[100rem]:text-2xl">
          {spokenAddress(address)}
        </span>
      </p>
      <p className="text-fg-soft">
        {words.code}
        <span className="block pl-[0.2em] font-display text-5xl font-semibold tracking-[0.2em] text-fg min-[100rem]:text-8xl">
          {code}
        </span>
      </p>
    </div>
  );
}

interface SeatsProps {
  readonly code: string;
  readonly room: RoomState;
  readonly players: readonly ScreenPlayer[];
}

/** By teams, where there is more than one. */
function Seats({ code, room, players }: SeatsProps) {
  return teamsOf(room.match.teamCount).map((team) => {
    const own = players.filter((player) => player.team === team);
    if (own.length === 0) return null;
    return (
      <section key={team} className="flex flex-col gap-1.5">
        <h4 className="flex items-center gap-2 font-semibold">
          <TeamShape team={team} />
          {teamNameOf(room.match, team)}
        </h4>
        <ul className="flex flex-wrap gap-2">
          {own.map((player) => (
            <PlayerRow key={player.id} code={code} room={room} player={player} />
          ))}
        </ul>
      </section>
    );
  });
}
