// Several servers on one database: what one does, the others know.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#server/app.ts';
import { Caller, PASSWORD } from '#tests/support/caller.ts';
import { openEvents, SENT_MS } from '#tests/support/events.ts';
import { deckRequest, hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

describeOnBothEngines('two servers on one database', (engine) => {
  let server: TestServer;
  let second: RunningServer;
  let other: { readonly url: string };
  beforeAll(async () => {
    server = await startTestServer(engine, { RATE_LIMITS: 'on' });
    second = await server.another();
    other = { url: `http://127.0.0.1:${second.port}` };
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  it('DATA-16 a balance and a finished run show in a tab that the other one serves, by news that it is sent', async () => {
    const host = await hostWith(server, 3);
    const tab = await openEvents(other, host);
    expect(await tab.nextOf('balance')).toMatchObject({ credits: 3 });
    const { body: asked } = await host.post('/api/generations', deckRequest());
    const begun = Date.now();
    expect(await tab.nextOf('balance')).toMatchObject({ credits: 2 });
    expect(Date.now() - begun).toBeLessThan(SENT_MS);
    let run = await tab.nextOf('run');
    while (run.run.state !== 'saved') run = await tab.nextOf('run');
    const { body } = await host.get(`/api/generations/${asked.id}`);
    const saved = await server.database.db
      .selectFrom('generation')
      .select('updatedAt')
      .where('id', '=', asked.id)
      .executeTakeFirstOrThrow();
    expect(body.state).toBe('saved');
    expect(Date.now() - saved.updatedAt).toBeLessThan(SENT_MS);
    tab.close();
  });

  it('a session that ends on one has ended on the other', async () => {
    const host = await hostWith(server, 1);
    const there = async () =>
      (await fetch(`${other.url}/api/session`, { headers: { cookie: host.cookie } })).json();
    const headers = { cookie: host.cookie };
    expect((await there()).user).not.toBeNull();
    await fetch(`${server.url}/api/auth/sign-out`, { method: 'POST', headers });
    expect((await there()).user).toBeNull();
  });

  it('limits count what happens on both', async () => {
    const email = 'guessed@example.org';
    await new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
    const guess = async (at: { readonly url: string }) =>
      (await new Caller(at).post('/api/auth/sign-in', { email, password: 'Wrong-Horse-7' })).status;
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await guess(server), await guess(other));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429]);
  });
});
