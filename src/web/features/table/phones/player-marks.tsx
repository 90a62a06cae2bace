import type { ScreenPlayer } from '#contract/rooms.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import styles from './room-strip.module.css';

interface Props {
  readonly players: readonly Pick<ScreenPlayer, 'id' | 'name' | 'shape' | 'colour'>[];
  /** How large each is. */
  readonly className: string;
  /** What is written beside them: a name in it is not said twice. */
  readonly beside?: string;
}

/** Players by their marks; their names are read out. */
export function PlayerMarks({ players, className, beside }: Props) {
  return (
    <span className={styles['marks']}>
      {players.map(({ id, name, shape, colour }) => (
        <span key={id} title={name}>
          <PlayerMark shape={shape} colour={colour} className={className} />
          {name !== beside && <span className="sr-only">{name}</span>}
        </span>
      ))}
    </span>
  );
}
