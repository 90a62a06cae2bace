import type { ScreenView } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { Button } from '#web/ui/button.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { playersOf } from './players.ts';
import styles from './room-strip.module.css';

/** Who pressed, in their order, once that is known. */
export function Buzzes({ told }: { readonly told: ScreenView }) {
  const words = tablePhonesText.buzzer;
  const players = new Map(playersOf(told).map((player) => [player.id, player]));
  const pressed = told.buzzes.flatMap((buzz) => {
    const player = players.get(buzz.playerId);
    return player ? [{ ...buzz, player }] : [];
  });
  const [first, ...others] = pressed;
  if (!first) return <p className={styles['words']}>{words.waiting}</p>;
  return (
    <>
      <PlayerMark shape={first.player.shape} colour={first.player.colour} className="size-9" />
      <p role="alert" className={styles['words']}>
        {words.first({ name: first.player.name })}
        {first.isClose && <span className="block text-lamp">{words.close}</span>}
      </p>
      <ol className={styles['marks']}>
        {others.map(({ player, gapMs }) => (
          <li key={player.id} className="flex items-center gap-1">
            <PlayerMark shape={player.shape} colour={player.colour} />
            {player.name} {words.gap({ ms: Math.round(gapMs) })}
          </li>
        ))}
      </ol>
      <Button onClick={() => actInRoom({ type: 'FREE_BUZZER' })}>{words.free}</Button>
    </>
  );
}
