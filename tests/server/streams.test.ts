// Event streams whose browser is connected and reads nothing.
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInCaller, type Caller } from '#tests/support/caller.ts';
import { openEvents } from '#tests/support/events.ts';
import { deckOf } from '#tests/support/generation.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** Together more than what the two ends of a connection on one machine keep for a program that doesn't read. */
const RUNS = 19;
const LONG = 'x'.repeat(1024 * 1024);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite', {}, { streamPatienceMs: 300 });
});
afterAll(() => server.stop());

const openStreams = async (): Promise<number> => {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  return Number(/^riffle_event_streams (\d+)$/m.exec(text)?.[1]);
};

async function deafStream(caller: Caller): Promise<net.Socket> {
  const { hostname, port, host } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  // Nobody listens to its data, so nothing is read of it.
  socket.on('error', () => undefined);
  socket.write(`GET /api/events HTTP/1.1\r\nhost: ${host}\r\ncookie: ${caller.cookie}\r\n\r\n`);
  await expect.poll(openStreams).toBeGreaterThan(0);
  return socket;
}

async function manyLongRuns(host: Caller): Promise<void> {
  const { db } = server.database;
  const { id } = await deckOf(host);
  const run = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let number = 0; number < RUNS; number += 1) {
    const copy = { ...run, id: `${id}-${number}`, requestId: `${number}${LONG}` };
    await db.insertInto('generation').values(copy).execute();
  }
}

it('one that takes nothing is let go, with what waits for it; one that reads stays', async () => {
  const deaf = await signedInCaller(server, 'deaf@example.org');
  await manyLongRuns(deaf);
  const socket = await deafStream(deaf);
  const reader = await openEvents(server, await signedInCaller(server, 'reader@example.org'));
  await reader.nextOf('balance');
  await expect.poll(openStreams).toBe(1);
  socket.destroy();
  expect(await openStreams()).toBe(1);
  reader.close();
  await expect.poll(openStreams).toBe(0);
});
