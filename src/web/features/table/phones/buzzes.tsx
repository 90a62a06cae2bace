import { tablePhonesText } from '#sentences/table-phones.ts';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { Button } from '#web/ui/button.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { pressedOf, waitingWords, type OfCardProps } from './of-card.ts';
import { useIsOpen } from './use-is-open.ts';
import styles from './room-strip.module.css';

/** Who pressed, in their order, once that is known. */
export function Buzzes({ told, room }: Pick<OfCardProps, 'told' | 'room'>) {
  const words = tablePhonesText.buzzer;
  const [first, ...others] = pressedOf({ told });
  const isOpen = useIsOpen({ told, room });
  if (!first) return <p className={styles['words']}>{waitingWords(isOpen)}</p>;
  return (
    <>
      <PlayerMark shape={first.player.shape} colour={first.player.colour} className="size-9" />
      <p role="alert" className={styles['words']}>
        {words.first({ name: first.player.name })}
        {first.isClose && <span className="block text-lamp">{words.close}</span>}
      </p>
      <ol className={styles['marks']}>
        {others.map(({ player, gap }) => (
          <li key={player.id} className="flex items-center gap-1">
            <PlayerMark shape={player.shape} colour={player.colour} />
            {player.name} {gap}
          </li>
        ))}
      </ol>
      <Button onClick={() => actInRoom({ type: 'FREE_BUZZER' })}>{words.free}</Button>
    </>
  );
}
