// What comes from the phones for the card on the table, below it.
import { playOf } from '#domain/room/state.ts';
import type { ScreenView } from '#contract/rooms.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { tableRoomText } from '#sentences/table-room.ts';
import { actInRoom } from '#web/platform/room/screen-room.ts';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';
import { Button } from '#web/ui/button.tsx';
import { Answers } from './answers.tsx';
import { Buzzes } from './buzzes.tsx';
import { Challenges } from './challenges.tsx';
import { Coming } from './coming.tsx';
import { Lists } from './lists.tsx';
import { cardOfPhones, type OfCardProps } from './of-card.ts';
import { playersOf } from './players.ts';
import { SecretActor } from './secret-actor.tsx';
import { useCounting } from './use-counting.ts';
import { Votes } from './votes.tsx';
import styles from './room-strip.module.css';

/** Nothing where there is no room. */
export function RoomStrip({ onPhones }: { readonly onPhones: () => void }) {
  const shown = useScreenRoom();
  useCounting(shown?.told, shown?.room);
  if (!shown?.told || !shown.room) return null;
  const { told, room, code, isConnected } = shown;
  return (
    <section className={styles['strip']} data-phones aria-label={tablePhonesText.strip.label}>
      {!isConnected && <p className={styles['words']}>{tablePhonesText.room.lost}</p>}
      {room.isLobby ? (
        <Gathering code={code} told={told} onPhones={onPhones} />
      ) : (
        <OfCard code={code} told={told} room={room} />
      )}
      <Challenges code={code} told={told} />
    </section>
  );
}

interface GatheringProps {
  readonly code: string;
  readonly told: ScreenView;
  readonly onPhones: () => void;
}

function Gathering({ code, told, onPhones }: GatheringProps) {
  const words = tablePhonesText.strip;
  return (
    <>
      <p className={styles['words']}>
        {words.gathering({ players: playersOf(told).length, code })}
      </p>
      <Button onClick={onPhones}>{tableRoomText.button}</Button>
      <Button variant="primary" onClick={() => actInRoom({ type: 'BEGIN' })}>
        {tablePhonesText.room.begin}
      </Button>
    </>
  );
}

/** By what phones do with this card. */
function OfCard(props: OfCardProps) {
  const { told, room } = props;
  const card = cardOfPhones(props);
  if (!card) return null;
  switch (playOf(room)) {
    case 'secret':
      return <SecretActor told={told} room={room} />;
    case 'buzzer':
      return <Buzzes told={told} room={room} />;
    case 'vote':
      return room.shown.answer ? <Votes {...props} card={card} /> : <Coming {...props} />;
    case 'list':
      return room.shown.answer ? <Lists key={told.room.key} {...props} /> : <Coming {...props} />;
    case 'answer':
      return room.shown.answer ? <Answers {...props} /> : <Coming {...props} />;
  }
}
