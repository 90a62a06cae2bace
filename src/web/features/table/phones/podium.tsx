import { tablePhonesText } from '#sentences/table-phones.ts';
import { useEffect } from 'react';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { placesOf, type Placed } from './players.ts';
import styles from './podium.module.css';

/** Steps of the podium, as they stand: second, first, third. */
const STEPS = [2, 1, 3] as const;
const ON_PODIUM = 3;
/** More would not be read. */
const LISTED = 5;

/** The players' own places, beside the teams' result. While it shows here, every phone shows its own. */
export function Podium() {
  const told = useScreenRoom()?.told;
  useEffect(() => {
    actInRoom({ type: 'PODIUM', isShown: true });
    return () => actInRoom({ type: 'PODIUM', isShown: false });
  }, []);
  return told && <PlayersPodium places={placesOf(told)} />;
}

/** Nothing where nobody has points by phone. */
export function PlayersPodium({ places }: { readonly places: readonly Placed[] }) {
  if (!places.some(({ player }) => player.points > 0)) return null;
  const words = tablePhonesText.ending;
  const steps = STEPS.flatMap((step) => places[step - 1] ?? []);
  return (
    <section aria-label={words.podium} className={styles['podium']}>
      <ol className={styles['steps']}>
        {steps.map(({ player, place }) => (
          <li key={player.id} className={styles['step']} data-place={place} value={place}>
            <PlayerMark
              shape={player.shape}
              colour={player.colour}
              className={styles['mark'] ?? ''}
            />
            <span className={styles['name']}>{player.name}</span>
            <span className={styles['block']}>
              {place}
              <span className={styles['points']}>{words.points({ points: player.points })}</span>
            </span>
          </li>
        ))}
      </ol>
      <Others places={places.slice(ON_PODIUM, LISTED)} />
    </section>
  );
}

function Others({ places }: { readonly places: readonly Placed[] }) {
  return (
    <ol className={styles['rest']}>
      {places.map(({ player, place }) => (
        <li key={player.id} value={place} className={styles['listed']}>
          <span className="tabular-nums">{place}</span>
          <PlayerMark shape={player.shape} colour={player.colour} className="size-[1.3em]" />
          <span className={styles['name']}>{player.name}</span>
          {tablePhonesText.ending.points({ points: player.points })}
        </li>
      ))}
    </ol>
  );
}
