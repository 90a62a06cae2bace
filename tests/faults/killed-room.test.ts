// The server is killed at random moments while phones answer: `KILLS` times on each engine, a few in `npm test`, more
// in `npm run test:faults`.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { WireAction } from '#contract/room-actions.ts';
import { cards } from '#tests/support/matches.ts';
import { TEST_MS } from '#tests/support/patience.ts';
import { openRoom, type RoomPhone, type RoomScreen, pointEvents } from '#tests/support/rooms.ts';
import { describeOnBothEngines } from '#tests/support/server.ts';
import { startSubject, type Subject } from './subject.ts';

const KILLS = Number(process.env['KILLS'] ?? 2);
const PHONES = 8;
const ANSWER = 'Saturn';
/** A card is answered, shown and turned in about as long. */
const CARD_MS = 900;
/** A server that is down needs some time to come back. */
const PAUSE_MS = 20;

/** What the server has said about an answer; 'late' also where it had it and could not say so. */
interface Told {
  readonly playerId: string;
  readonly key: string;
  readonly text: string;
  readonly state: string;
}

describeOnBothEngines('a room whose server is killed', (engine) => {
  it(
    `PHONE-34 keeps every answer that it had acknowledged, pays none twice and no seat is lost, after ${KILLS} kills`,
    { timeout: TEST_MS + KILLS * 30_000 },
    async () => {
      const server = await startSubject(engine);
      const screen = await openRoom(server, { cards: cards(500, '', ANSWER), timerSeconds: 90 });
      const phones = await Promise.all(
        Array.from({ length: PHONES }, (_, at) => screen.phone(`Phone ${at}`, at % 2 ? 'B' : 'A')),
      );
      await screen.begin();
      const stopping = new AbortController();
      const playing = playOn(screen, phones, stopping.signal);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await setTimeout(Math.random() * CARD_MS);
        await server.kill();
        await server.start();
      }
      stopping.abort();
      const { told, turned } = await playing;
      console.log(`${engine}: ${KILLS} kills, ${told.length} answers, ${turned} cards`);
      await expectKept(server, told);
      await expectPaidOnce(server, screen);
      await expectSeats(screen, phones);
      await server.end();
    },
  );
});

/** Card after card until it is told to stop, and then one more: all answer, the answer is shown, the next one comes. */
async function playOn(screen: RoomScreen, phones: readonly RoomPhone[], stop: AbortSignal) {
  const told: Told[] = [];
  for (let card = 1; ; card += 1) {
    const isLast = stop.aborted;
    const key = `1.card-${card}`;
    const given = phones.map(async (phone, at): Promise<Told> => {
      const text = (card + at) % 3 === 0 ? 'Mars' : ANSWER;
      const body = await untilAnswered(() => phone.giveFor(key, text));
      return { playerId: phone.id, key, text, state: body.state };
    });
    told.push(...(await Promise.all(given)));
    await act(screen, key, { type: 'SHOW', side: 'answer', isShown: true });
    await act(screen, key, { type: 'TABLE', action: { type: 'ADVANCE' } });
    if (isLast) return { told, turned: card };
  }
}

/** One act, sent again with its id until it is acknowledged. */
async function act(screen: RoomScreen, key: string, action: WireAction): Promise<void> {
  const sent = { id: randomUUID(), key, events: 0, action };
  const body = await untilAnswered(() =>
    screen.caller.post(`${screen.path}/actions?as=screen`, sent),
  );
  expect(body.state).toBe('done');
}

async function untilAnswered(ask: () => ReturnType<RoomPhone['giveFor']>) {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status < 500) {
      expect(answer.status).toBe(200);
      return answer.body;
    }
    // A server that goes away says so; anything else is a fault.
    expect(answer?.body.error?.code).not.toBe('internal');
    await setTimeout(PAUSE_MS);
  }
}

async function expectKept({ database }: Subject, told: readonly Told[]): Promise<void> {
  const rows = await database.db
    .selectFrom('room_answer')
    .select(['playerId', 'card', 'text'])
    .execute();
  const there = new Set(rows.map(({ playerId, card, text }) => `${playerId} ${card} ${text}`));
  expect(rows).toHaveLength(there.size);
  const counted = told.filter(({ state }) => state === 'counted');
  expect(counted.length).toBeGreaterThan(0);
  const lost = counted.filter(
    ({ playerId, key, text }) => !there.has(`${playerId} ${key} ${text}`),
  );
  expect(lost).toEqual([]);
}

/** Ten points a card for each team of which a phone was right, and ten for each phone that was. */
async function expectPaidOnce({ database }: Subject, screen: RoomScreen): Promise<void> {
  const { players } = await screen.view();
  const teamOf = new Map(players.map(({ id, team }) => [id, team]));
  const right = await database.db
    .selectFrom('room_answer')
    .select(['playerId', 'card'])
    .where('text', '=', ANSWER)
    .execute();
  const paid = new Set(right.map(({ playerId, card }) => `${teamOf.get(playerId)} ${card}`));
  // A card's points come to all its teams at once.
  const given = pointEvents(await screen.view()).flatMap((event) => Object(event).changes);
  expect(given).toHaveLength(paid.size);
  for (const { id, points } of players) {
    expect(points).toBe(10 * right.filter(({ playerId }) => playerId === id).length);
  }
}

async function expectSeats(screen: RoomScreen, phones: readonly RoomPhone[]): Promise<void> {
  expect((await screen.view()).players).toHaveLength(phones.length);
  for (const [at, phone] of phones.entries()) {
    expect((await phone.view()).you).toMatchObject({ id: phone.id, name: `Phone ${at}` });
  }
}
