// Presses of the buzzer in the database.
import { armedAt, buzzOpenUntil, pressTimes, type Claim, type Press } from '#domain/room/buzzer.ts';
import { keyOf, playOf, type RoomState } from '#domain/room/state.ts';
import type { Work } from './store.ts';

/** Nobody looks further down. */
const PRESSES_MOST = 200;

/** Those of who has a seat, for the card on the table, since the buzzer was last free. */
export async function readPresses(
  db: Work,
  roomId: string,
  state: RoomState,
): Promise<readonly Press[]> {
  if (playOf(state) !== 'buzzer') return [];
  const rows = await db
    .selectFrom('room_answer')
    .innerJoin('room_player', 'room_player.id', 'playerId')
    .select(['playerId', 'at', 'pressedAt', 'uncertainty'])
    .where('room_answer.roomId', '=', roomId)
    .where('status', '=', 'in')
    .where('card', '=', keyOf(state))
    .where('kind', '=', 'buzz')
    .where('at', '>=', state.buzzerFrom)
    .orderBy('at')
    .orderBy('playerId')
    .limit(PRESSES_MOST)
    .execute();
  return rows.map(({ playerId, at, pressedAt, uncertainty }) => ({
    playerId,
    receivedAt: at,
    pressedAt: pressedAt ?? at,
    uncertainty: uncertainty ?? 0,
  }));
}

interface Times {
  readonly at: number;
  readonly pressedAt: number;
  readonly uncertainty: number;
}

/** What is written of presses; one that is written after the order was told came after it. */
export async function pressTimer(
  trx: Work,
  {
    roomId,
    state,
    now,
  }: { readonly roomId: string; readonly state: RoomState; readonly now: number },
): Promise<(receivedAt: number, claim: Claim) => Times> {
  const toldAt = buzzOpenUntil(await readPresses(trx, roomId, state));
  const isTold = toldAt !== null && toldAt <= now;
  const armed = armedAt(state);
  return (receivedAt, claim) => ({
    at: isTold ? Math.max(receivedAt, now) : receivedAt,
    ...pressTimes(claim, { receivedAt, armed }),
  });
}
