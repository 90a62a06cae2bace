import type { ScreenView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { countVotes } from '#domain/room/answers.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { playersOf } from './players.ts';
import { sideLabel } from './side-label.ts';
import { sidesOf } from './sides.ts';
import type { OfCardProps } from './of-card.ts';
import styles from './room-strip.module.css';

interface Props extends OfCardProps {
  readonly card: Card;
}

/** How the votes fell; who voted for what only where the host wants that. */
export function Votes({ told, room, card }: Props) {
  const counts = countVotes(told.answers);
  if (counts.size === 0) return <p>{tablePhonesText.strip.nobodyVoted}</p>;
  const most = Math.max(...counts.values());
  return (
    <dl className={styles['bars']}>
      {sidesOf(card, counts).map((side) => {
        const votes = counts.get(side) ?? 0;
        const voters = told.answers.filter(({ text }) => text === side);
        return (
          <div key={side} className="contents">
            <dt className={styles['words']}>{sideLabel(side, card, told)}</dt>
            <dd className={styles['bar']} aria-hidden="true">
              <span style={{ width: `${(votes / most) * 100}%` }} />
            </dd>
            <dd className="flex items-center gap-2 whitespace-nowrap">
              {tablePhonesText.votes.count({ votes })}
              {room.settings.showsVoters && (
                <Voters told={told} ids={voters.map(({ playerId }) => playerId)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Voters({ told, ids }: { readonly told: ScreenView; readonly ids: readonly string[] }) {
  return (
    <span className={styles['marks']}>
      {playersOf(told)
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name, shape, colour }) => (
          <span key={id} title={name}>
            <PlayerMark shape={shape} colour={colour} className="size-6" />
            <span className="sr-only">{name}</span>
          </span>
        ))}
    </span>
  );
}
