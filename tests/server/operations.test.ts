// What service managers, balancers and monitoring ask of a server.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Caller, signedInCaller } from '#tests/support/caller.ts';
import { deckOf, deckRequest, hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSmtp } from '#tests/support/smtp.ts';

describeOnBothEngines('metrics', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  /** The value of a metric with exactly these labels. */
  const read = async (name: string, labels = ''): Promise<number> => {
    const { body } = await new Caller(server).get('/api/metrics');
    const line = String(body)
      .split('\n')
      .find((each) => each.startsWith(`${name}${labels} `));
    if (line === undefined) throw new Error(`${name}${labels} is not among them:\n${body}`);
    return Number(line.split(' ').at(-1));
  };

  it('count requests by route and not by address, runs, credits, statements, streams and mails', async () => {
    const host = await signedInCaller(server, 'host@example.org');
    const { gameId } = await deckOf(host);
    await host.get(`/api/games/${gameId}`);
    await host.get('/api/games/unknown');
    const { headers } = await new Caller(server).get('/api/metrics');
    expect(headers.get('content-type')).toContain('version=0.0.4');
    const about = (status: number) => `{method="GET",route="/api/games/:id",status="${status}"}`;
    expect(await read('riffle_request_seconds_count', about(200))).toBe(1);
    expect(await read('riffle_request_seconds_count', about(404))).toBe(1);
    expect(await read('riffle_runs_ended_hour', '{state="saved",writer="house"}')).toBe(1);
    expect(await read('riffle_run_queue_age_seconds')).toBe(0);
    expect(await read('riffle_credits_hour', '{kind="generation"}')).toBe(-1);
    expect(await read('riffle_credits_hour', '{kind="first-credit"}')).toBe(1);
    expect(await read('riffle_database_seconds_count', '{kind="select"}')).toBeGreaterThan(5);
    expect(await read('riffle_mails_waiting')).toBe(0);
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    const { body } = await new Caller(server).get('/api/metrics');
    expect(body).not.toContain(gameId);
    expect(body).not.toContain('example.org');
  });

  it('tell how many event streams are open, and how old what waits is', async () => {
    const host = await signedInCaller(server, 'streams@example.org');
    expect(await read('riffle_event_streams')).toBe(0);
    const leave = new AbortController();
    const stream = await fetch(`${server.url}/api/events`, {
      headers: { cookie: host.cookie },
      signal: leave.signal,
    });
    expect(stream.status).toBe(200);
    expect(await read('riffle_event_streams')).toBe(1);
    leave.abort();
    await expect.poll(() => read('riffle_event_streams')).toBe(0);
    const { headers } = await host.send('/api/events', { method: 'HEAD' });
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(await read('riffle_event_streams')).toBe(0);
    const { db } = server.database;
    const minuteAgo = Date.now() - 60_000;
    const lease = { leaseOwner: 'nobody', giveUpAt: minuteAgo * 2, dueAt: minuteAgo * 2 };
    const words = { recipient: 'a@b.example', subject: '', text: '', html: '' };
    await db
      .insertInto('mail')
      .values({ id: 'old', createdAt: minuteAgo, attempts: 1, ...lease, ...words })
      .execute();
    expect(await read('riffle_mails_waiting')).toBe(1);
    expect(Math.round((await read('riffle_mail_queue_age_seconds')) / 10)).toBe(6);
    await db.deleteFrom('mail').execute();
  });
});

describe('the log', () => {
  it('tells no link that opens a deck, and each sign-in with what became of it', async () => {
    const riffle = await startRiffle({ LOG_LEVEL: 'info' });
    const host = await signedInCaller(riffle, 'anna.berg@example.org');
    await host.post('/api/auth/sign-in', {
      email: 'anna.berg@example.org',
      password: 'Wrong-Horse-7',
    });
    const { body: made } = await host.post('/api/games', {
      title: 'T',
      gameType: 'trivia',
      cards: [],
    });
    const { body: share } = await host.post(`/api/games/${made.id}/share`, {});
    expect((await host.get(`/api/shared/${share.token}`)).status).toBe(200);
    await expect.poll(() => riffle.output()).toContain('"path":"/api/shared/:token"');
    const log = riffle.output();
    expect(log).not.toContain(share.token);
    expect(log).toContain('"user":"a…@example.org"');
    expect(log).toContain('"reason":"wrong-password","msg":"A sign-in was refused"');
    expect(log).not.toContain('anna.berg');
    await riffle.stop();
  });
});

describe('the log of a card that could not be written again', () => {
  it('says why, and has no word of what the model was asked', async () => {
    const model = await startModelServer();
    const riffle = await startRiffle({ ...model.settings, LOG_LEVEL: 'info' });
    try {
      const host = await signedInCaller(riffle, 'anna.berg@example.org');
      const question = 'Who forgot the tent at Lake Garda?';
      const cards = [{ question, hint: 'It rained', answer: 'Ben', explanation: '' }];
      const { body: made } = await host.post('/api/games', {
        title: 'Our summer',
        gameType: 'trivia',
        cards,
      });
      const { body: deck } = await host.get(`/api/games/${made.id}`);
      model.mood = 'refused';
      const card = `/api/games/${made.id}/cards/${deck.cards[0].id}`;
      expect((await host.post(`${card}/rewrite`, {})).status).toBe(502);
      await expect.poll(() => riffle.output()).toContain('/rewrite","status":502');
      const log = riffle.output();
      expect(log).toContain('A card could not be written again');
      expect(model.requests.at(-1)).toContain('Lake Garda');
      expect(log).not.toContain('Lake Garda');
    } finally {
      await riffle.stop();
      await model.stop();
    }
  });
});

describe('a caller who goes away in the middle', () => {
  it('is no failure of the server', async () => {
    const server = await startTestServer('sqlite');
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"email":',
    );
    await setTimeout(100);
    socket.resetAndDestroy();
    await setTimeout(200);
    const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
    const answers = metrics
      .split('\n')
      .filter((line) => /request_seconds_count.*sign-in/.test(line));
    expect(answers.filter((line) => !line.includes('status="4'))).toEqual([]);
    await server.stop();
  });
});

describe('metrics elsewhere than on this machine', () => {
  it('are nobody’s without a token, and the token’s with one', async () => {
    const shut = await startTestServer('sqlite', {
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
    });
    expect((await fetch(`${shut.url}/api/metrics`)).status).toBe(404);
    await shut.restart({ METRICS_TOKEN: 'a token that nobody guesses' });
    const ask = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await fetch(`${shut.url}/api/metrics`, { headers })).status;
    };
    expect(await ask()).toBe(404);
    expect(await ask('Bearer a token that nobody guessed')).toBe(404);
    expect(await ask('Bearer a token that nobody guesses')).toBe(200);
    await shut.stop();
  });
});

describeOnBothEngines('a server that stops', (engine) => {
  it('was ready until then, and tells its streams to come back, each at its own time', async () => {
    const server = await startTestServer(engine);
    const host = await signedInCaller(server, 'host@example.org');
    const { body, status } = await host.get('/api/ready');
    expect({ body, status }).toEqual({ body: { status: 'ready' }, status: 200 });
    const open = () => fetch(`${server.url}/api/events`, { headers: { cookie: host.cookie } });
    const streams = await Promise.all([open(), open(), open()]);
    await setTimeout(100);
    const stopped = server.stop();
    const begun = performance.now();
    const texts = await Promise.all(streams.map((stream) => stream.text()));
    await stopped;
    // Not the ten seconds of grace: nothing waits for connections that are idle now.
    expect(performance.now() - begun).toBeLessThan(10_000);
    const pauses = texts.map((text) => Number(/retry: (\d+)\n\n$/.exec(text)?.[1]));
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(200);
      expect(pause).toBeLessThanOrEqual(2000);
    }
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });

  it('answers what is under way, says that it is not ready, and keeps no connection', async () => {
    const server = await startTestServer(engine);
    const { url } = server;
    // Its head is there before the stop, which the server says by itself; its end comes after it.
    const asked = request(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    asked.flushHeaders();
    await once(asked, 'continue');
    asked.write('{"email":');
    const stopped = server.stop();
    const isShut = () =>
      fetch(`${url}/api/ready`).then(
        () => false,
        () => true,
      );
    await expect.poll(isShut).toBe(true);
    asked.end('"x","password":"y"}');
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    await stopped;
  });
});

describe('a server that stops while neither the model nor the mail server says a word', () => {
  it('has ended after its ten seconds and a moment, not after ten more', async () => {
    const never = new Promise<void>(() => {});
    const [model, smtp] = await Promise.all([startModelServer(), startSmtp({ opens: never })]);
    const server = await startTestServer('sqlite');
    const host = await hostWith(server, 1, 'anna@example.org');
    await server.restart({ ...model.settings, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    model.mood = 'silent';
    await host.post('/api/generations', deckRequest());
    await expect.poll(() => model.requests.length).toBeGreaterThan(0);
    await host.post('/api/auth/request-reset', { email: 'anna@example.org' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stopped = server.stop();
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.poll(() => model.atOnce).toBe(0);
      await vi.advanceTimersByTimeAsync(2_000);
      await stopped;
    } finally {
      vi.useRealTimers();
      await model.stop();
      void smtp.close();
    }
  });
});
