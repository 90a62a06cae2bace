import type { OfCardProps } from './of-card.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import styles from './room-strip.module.css';

/** Whose phone has the card, and who heard a forbidden word. */
export function SecretActor({ told, room }: Pick<OfCardProps, 'told' | 'room'>) {
  const words = tablePhonesText.strip;
  const actor = told.players.find(({ id }) => id === room.actor);
  const names = told.players
    .filter(({ id }) => told.fouls.includes(id))
    .map(({ name }) => name)
    .join(words.and);
  if (!actor) return <p className={styles['words']}>{words.nobodyActs}</p>;
  return (
    <>
      <PlayerMark shape={actor.shape} colour={actor.colour} className="size-9" />
      <p className={styles['words']}>{words.acting({ name: actor.name })}</p>
      {names !== '' && (
        <p role="alert" className="font-display font-semibold text-bad">
          {words.foul({ names })}
        </p>
      )}
    </>
  );
}
