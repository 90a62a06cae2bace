import { showsAnswer } from '#domain/match/hints.ts';
import { cardOf, playOf } from '#domain/room/state.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { Button } from '#web/ui/button.tsx';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { playersWith } from './players.ts';
import { answeredWords, type OfCardProps } from './of-card.ts';
import { useIsOpen } from './use-is-open.ts';
import styles from './room-strip.module.css';

/** Who has answered, and never what; closing the answers, and showing them. */
export function Coming({ told, room }: OfCardProps) {
  const words = tablePhonesText.strip;
  const play = playOf(room);
  const card = cardOf(room);
  const isOpen = useIsOpen({ told, room });
  // The card's own button shows both.
  const isOnCard = card !== undefined && showsAnswer(room.match, card);
  const showWords = { vote: words.showVotes, list: words.showLists } as const;
  return (
    <>
      <p className={styles['words']} role="status">
        {answeredWords({ told, room })}
      </p>
      <Marks told={told} />
      {play !== 'vote' && isOpen && (
        <Button onClick={() => actInRoom({ type: 'CLOSE' })}>{words.close}</Button>
      )}
      {!isOpen && <p className={styles['words']}>{words.closed}</p>}
      {!isOnCard && (
        <Button
          variant="primary"
          onClick={() => actInRoom({ type: 'SHOW', side: 'answer', isShown: true })}
        >
          {play === 'vote' || play === 'list' ? showWords[play] : words.show}
        </Button>
      )}
    </>
  );
}

function Marks({ told }: Pick<OfCardProps, 'told'>) {
  return (
    <ul className={styles['marks']}>
      {playersWith(told, told.answered).map(({ id, name, shape, colour }) => (
        <li key={id} title={name}>
          <PlayerMark shape={shape} colour={colour} className="size-8" />
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  );
}
