import { lazy, Suspense } from 'react';
import { useScreenRoom } from '#web/platform/room/shown-room.ts';

const load = () => import('./with-room.tsx');
const PhonesDialog = lazy(async () => ({ default: (await load()).PhonesDialog }));
const PodiumOfPhones = lazy(async () => ({ default: (await load()).Podium }));
const RoomQuestions = lazy(async () => ({ default: (await load()).RoomQuestions }));
const RoomStrip = lazy(async () => ({ default: (await load()).RoomStrip }));

/** Fetches them ahead: the server may be gone by the time they are asked for. */
export function preparePhones(): void {
  load().catch(() => undefined);
}

interface PhonesProps {
  /** The dialog is open, or has been: it closes as softly as it opens. */
  readonly isNeeded: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog of the phones, and what the host is asked about their room. */
export function Phones({ isNeeded, open, onClose }: PhonesProps) {
  const room = useScreenRoom();
  return (
    <Suspense>
      {isNeeded && <PhonesDialog open={open} onClose={onClose} />}
      {room && <RoomQuestions />}
    </Suspense>
  );
}

/** What comes from the phones, below the card. */
export function FromPhones({ onPhones }: { readonly onPhones: () => void }) {
  const room = useScreenRoom();
  if (!room) return null;
  return (
    <Suspense>
      <RoomStrip onPhones={onPhones} />
    </Suspense>
  );
}

/** The players' own places at the end; nothing without phones. */
export function Podium() {
  const room = useScreenRoom();
  if (!room) return null;
  return (
    <Suspense>
      <PodiumOfPhones />
    </Suspense>
  );
}
