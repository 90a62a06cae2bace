import { tablePhonesText } from '#sentences/table-phones.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { actorOf, foulWords, type OfCardProps } from './of-card.ts';
import styles from './room-strip.module.css';

/** Whose phone has the card, and who heard a forbidden word. */
export function SecretActor(of: Pick<OfCardProps, 'told' | 'room'>) {
  const words = tablePhonesText.strip;
  const actor = actorOf(of);
  const foul = foulWords(of);
  if (!actor) return <p className={styles['words']}>{words.nobodyActs}</p>;
  return (
    <>
      <PlayerMark shape={actor.shape} colour={actor.colour} className="size-9" />
      <p className={styles['words']}>{words.acting({ name: actor.name })}</p>
      {foul !== undefined && (
        <p role="alert" className="font-display font-semibold text-bad">
          {foul}
        </p>
      )}
    </>
  );
}
