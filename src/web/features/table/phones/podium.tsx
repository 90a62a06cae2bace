import { tablePhonesText } from '#sentences/table-phones.ts';
import { useEffect } from 'react';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { placesOf } from './players.ts';
import styles from './podium.module.css';

/** Steps of the podium, as they stand: second, first, third. */
const STEPS = [2, 1, 3] as const;
const ON_PODIUM = 3;
/** More would not be read. */
const LISTED = 12;

/** The players' own places, beside the teams' result; nothing where nobody has points by phone. */
export function Podium() {
  const room = useScreenRoom();
  useEndOnPhones();
  const places = room?.told ? placesOf(room.told) : [];
  if (!places.some(({ player }) => player.points > 0)) return null;
  const words = tablePhonesText.ending;
  const steps = STEPS.flatMap((step) => {
    const at = places[step - 1];
    return at ? [{ ...at, step }] : [];
  });
  return (
    <section aria-label={words.podium} className={styles['podium']}>
      <ol className={styles['steps']}>
        {steps.map(({ player, place, step }) => (
          <li key={player.id} className={styles['step']} data-step={step} value={place}>
            <PlayerMark shape={player.shape} colour={player.colour} className="size-12" />
            <span className="max-w-full truncate font-semibold">{player.name}</span>
            <span className={styles['block']}>
              {place}
              <span className="text-base">{words.points({ points: player.points })}</span>
            </span>
          </li>
        ))}
      </ol>
      <ol className={styles['rest']}>
        {places.slice(ON_PODIUM, LISTED).map(({ player, place }) => (
          <li key={player.id} value={place} className="flex items-center gap-2">
            <span className="w-6 text-right tabular-nums">{place}</span>
            <PlayerMark shape={player.shape} colour={player.colour} />
            <span className="min-w-0 grow truncate">{player.name}</span>
            {words.points({ points: player.points })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** While the end shows here, every phone shows its own. */
function useEndOnPhones(): void {
  useEffect(() => {
    actInRoom({ type: 'PODIUM', isShown: true });
    return () => actInRoom({ type: 'PODIUM', isShown: false });
  }, []);
}
