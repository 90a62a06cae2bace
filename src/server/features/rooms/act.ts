// What the screen and the remotes do to a room: each action once, in one order, under `seq`.
import type { SendAction } from '#contract/room-actions.ts';
import { ROOM_LIFE_MS } from '#contract/rooms.ts';
import { reduceRoom, type RoomAction } from '#domain/room/actions.ts';
import { orderBuzzes } from '#domain/room/buzzer.ts';
import { isStale } from '#domain/room/stale.ts';
import { keyOf, playOf, type RoomState } from '#domain/room/state.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { award, cardToAward } from './answers.ts';
import { readPresses } from './presses.ts';
import { ofRoom } from './topic.ts';
import { packDeck, packState } from './stored-state.ts';
import { lockRoom, playing, readSeats, readState, type Work } from './store.ts';

type Services = Pick<Context, 'db' | 'engine' | 'live' | 'clock'>;

/** Ids of so many actions are remembered: a repeated one comes within seconds. */
const REMEMBERED = 100;
/** Another process may have been first so often, one after another, before somebody gives up. */
const TRIES = 20;
export interface Taken {
  readonly state: 'done' | 'stale';
  readonly seq: number;
}

/** Applies an action once; `stale` where it was made for another card, or for other scores. */
export async function act(services: Services, roomId: string, sent: SendAction): Promise<Taken> {
  return change(services, roomId, {
    id: sent.id,
    actions: async (state, trx) => {
      if (isStale(state, sent)) return undefined;
      if (sent.action.type !== 'FREE_BUZZER') return [sent.action];
      const [first] = orderBuzzes(await readPresses(trx, roomId, state), services.clock());
      return first && [{ ...sent.action, out: first.playerId }];
    },
  });
}

interface Change {
  readonly id: string;
  /** Another deck, written with the state. */
  readonly hasNewDeck?: true;
  /** What is to be done to the state as it is now; undefined: nothing, it is out of date. */
  actions(
    state: RoomState,
    work: Work,
  ): Promise<readonly RoomAction[] | undefined> | readonly RoomAction[] | undefined;
}

/** Reads the state, applies actions and what follows from them, and writes it, all or nothing. */
export async function change(services: Services, roomId: string, wanted: Change): Promise<Taken> {
  const { db, live } = services;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const taken = await db
      .transaction()
      .execute((trx) => changeOnce(services, trx, roomId, wanted));
    if (!taken) continue;
    if (taken.isNew) live.publish(ofRoom(roomId));
    return { state: taken.state, seq: taken.seq };
  }
  throw new Problem('internal');
}

/** Undefined where another process was first. */
async function changeOnce(
  { clock, engine }: Services,
  trx: Work,
  roomId: string,
  { id, actions, hasNewDeck }: Change,
): Promise<(Taken & { readonly isNew: boolean }) | undefined> {
  await lockRoom(trx, engine, roomId);
  const now = clock();
  const { seq, done, state, deckSeq } = await readState(trx, roomId);
  if (done.includes(id)) return { state: 'done', seq, isNew: false };
  const wanted = await actions(state, trx);
  if (!wanted) return { state: 'stale', seq, isNew: false };
  let after = state;
  for (const action of wanted) after = await apply(trx, after, { roomId, action, now });
  const written = await trx
    .updateTable('room_state')
    .set({
      seq: seq + 1,
      state: packState(after, hasNewDeck ? seq + 1 : deckSeq),
      done: JSON.stringify([...stillDone(done, state, after), id].slice(-REMEMBERED)),
    })
    .where('roomId', '=', roomId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (written.numUpdatedRows === 0n) return undefined;
  await trx
    .updateTable('room')
    .set({ expiresAt: now + ROOM_LIFE_MS, ...(hasNewDeck && { deck: packDeck(after) }) })
    .where('id', '=', roomId)
    .execute();
  return { state: 'done', seq: seq + 1, isNew: true };
}

/** An id that ends with a card's key is of what is done once a card: where the host goes back to it, once more. */
function stillDone(
  done: readonly string[],
  before: RoomState,
  after: RoomState,
): readonly string[] {
  const key = keyOf(after);
  return key === keyOf(before) ? done : done.filter((id) => !id.endsWith(` ${key}`));
}

interface Step {
  readonly roomId: string;
  readonly action: RoomAction;
  readonly now: number;
}

/** One action, the points for a card that it ends, and the phone for a secret that it brings. */
async function apply(
  trx: Work,
  before: RoomState,
  { roomId, action, now }: Step,
): Promise<RoomState> {
  const after = reduceRoom(before, action, now);
  const keepsScores = action.type === 'NEW_MATCH' && action.keepsScores;
  if (after.dealing !== before.dealing && !keepsScores) await forgetPoints(trx, roomId);
  const card = cardToAward(before, after);
  const paid = card
    ? reduceRoom(after, await award(trx, before, { roomId, key: keyOf(before), card }), now)
    : after;
  if (playOf(paid) !== 'secret' || paid.isLobby || paid.actor !== null) return paid;
  return reduceRoom(paid, { type: 'SEAT_ACTOR', actor: await actorOf(trx, roomId, paid) }, now);
}

/** The players' own points begin anew with those of the teams. */
async function forgetPoints(trx: Work, roomId: string): Promise<void> {
  await trx.updateTable('room_answer').set({ points: 0 }).where('roomId', '=', roomId).execute();
}

/** Of the team whose turn it is, one after another. */
async function actorOf(trx: Work, roomId: string, state: RoomState): Promise<string | null> {
  const { currentTeam, currentCardIndex, teamCount } = state.match;
  const seats = playing(await readSeats(trx, roomId), state).filter(
    ({ team }) => team === currentTeam,
  );
  return seats[Math.floor(currentCardIndex / teamCount) % seats.length]?.id ?? null;
}
