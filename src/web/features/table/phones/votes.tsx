import type { Card } from '#domain/deck/card.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { votesOf, type OfCardProps } from './of-card.ts';
import { PlayerMarks } from './player-marks.tsx';
import styles from './room-strip.module.css';

interface Props extends OfCardProps {
  readonly card: Card;
}

/** How the votes fell; who voted for what only where the host wants that. */
export function Votes({ card, ...of }: Props) {
  const sides = votesOf(of, card);
  if (sides.length === 0) return <p>{tablePhonesText.strip.nobodyVoted}</p>;
  return (
    <dl className={styles['bars']}>
      {sides.map(({ side, label, count, share, voters }) => (
        <div key={side} className="contents">
          <dt className={styles['words']}>{label}</dt>
          <dd className={styles['bar']} aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </dd>
          <dd className="flex items-center gap-2 whitespace-nowrap">
            {count}
            {voters.length > 0 && <PlayerMarks players={voters} className="size-6" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
