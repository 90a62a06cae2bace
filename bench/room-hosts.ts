// Screens with their rooms, as a measurement has them: opened by accounts, watched, and acted on.
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { keptForm } from '../src/domain/match/kept-match.ts';
import { cards, startedMatch } from '../tests/support/matches.ts';
import { makeHosts } from './hosts.ts';
import { addressAt, again, agentOf, send, type Sent } from './requests.ts';
import type { Servers } from './servers.ts';

/** An hour's rooms of one network are limited. */
const ROOMS_AN_ADDRESS = 10;
/** In what a screen is told: how many have answered. */
const COUNT = '"answeredCount":';

/** A screen with its room. */
export interface Host {
  readonly code: string;
  readonly url: string;
  readonly cookie: string;
  readonly agent: Sent['agent'];
  /** How many answers it has been told of. */
  told: number;
  close(): void;
}

/** Rooms of as many accounts, each with the event stream of its screen. */
export async function openRooms(
  { all, database }: Servers,
  count: number,
  cardCount: number,
): Promise<Host[]> {
  const users = await makeHosts(database, count);
  const match = keptForm(startedMatch({ cards: cards(cardCount), timerSeconds: 90 }));
  const hosts: Host[] = [];
  for (const [at, user] of users.entries()) {
    const url = all[at % all.length]?.url ?? '';
    const agent = agentOf(addressAt(at, ROOMS_AN_ADDRESS));
    const opened = await send({
      url: `${url}/api/rooms`,
      cookie: user.cookie,
      body: { match },
      agent,
    });
    if (opened.status !== 201) throw new Error(`No room: ${opened.status} ${opened.text}`);
    const { code }: { code: string } = JSON.parse(opened.text);
    const host: Host = { code, url, cookie: opened.cookie, agent, told: 0, close: () => {} };
    host.close = await watchScreen(host);
    hosts.push(host);
  }
  return hosts;
}

/** Has a host note how many answers its screen is told of; answers with the way to stop. */
function watchScreen(host: Host): Promise<() => void> {
  const path = `${host.url}/api/rooms/${host.code}/events?as=screen`;
  return new Promise((resolve, reject) => {
    const asked = get(path, { headers: { cookie: host.cookie }, agent: false }, (stream) => {
      let rest = '';
      stream.setEncoding('latin1');
      stream.on('data', (piece: string) => {
        const text = rest + piece;
        const at = text.lastIndexOf(COUNT);
        const count = at === -1 ? undefined : /^\d+(?=,)/.exec(text.slice(at + COUNT.length))?.[0];
        if (count !== undefined) host.told = Number(count);
        // A count may come in two pieces.
        rest = text.slice(-COUNT.length - 10);
      });
      stream.on('error', () => {});
      resolve(() => asked.destroy());
    });
    asked.on('error', reject);
  });
}

/** The game begins, or the next card comes. */
export async function turn(host: Host, before: string): Promise<void> {
  await (before === 'BEGIN'
    ? act(host, '1.card-1', { type: 'BEGIN' })
    : act(host, before, { type: 'TABLE', action: { type: 'ADVANCE' } }));
}

export async function act(host: Host, key: string, action: object): Promise<void> {
  // The same in all tries: it counts once.
  const id = randomUUID();
  const { status, text } = await again(() =>
    send({
      url: `${host.url}/api/rooms/${host.code}/actions?as=screen`,
      cookie: host.cookie,
      body: { id, key, events: 0, action },
      agent: host.agent,
    }),
  );
  if (status !== 200 || !text.includes('"done"')) throw new Error(`Not done: ${status} ${text}`);
}
