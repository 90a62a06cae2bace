// A process with many phones: they join rooms, listen, and answer, as bench/phone-load.ts tells it.
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { addressAt, again, agentOf, forEachOf, machineMs, send } from './requests.ts';
import type { Answered, Errand, Phones } from './phone-load.ts';

/** Seats of one network in a room are limited: more phones come from more addresses. */
const PHONES_AN_ADDRESS = 200;
const AT_ONCE = 8;
/** The end of an event, and of the piece of the answer that it is sent in. */
const ENDS = ['\n\n', '\n\n\r\n'];
/** Nothing is waited for longer. */
const PATIENCE_MS = 60_000;

interface Phone {
  readonly at: number;
  /** By its place among the rooms. */
  readonly room: number;
  readonly url: string;
  readonly address: string;
  cookie: string;
  /** The beginning of an event whose end has not come. */
  rest: string;
  /** When it heard what is watched for. */
  heardAt: number | undefined;
}

let codes: readonly string[] = [];
let phones: readonly Phone[] = [];
let watched: readonly string[] = [];
const agents = new Map<string, ReturnType<typeof agentOf>>();

function agentAt(address: string) {
  const agent = agents.get(address) ?? agentOf(address);
  agents.set(address, agent);
  return agent;
}

/** Rooms take turns, and in each room the servers. */
function gather({ first, count, rooms, urls }: Phones): void {
  codes = rooms;
  phones = Array.from({ length: count }, (_, index) => {
    const at = first + index;
    return {
      at,
      room: at % rooms.length,
      url: urls[Math.floor(at / rooms.length) % urls.length] ?? '',
      address: addressAt(at, PHONES_AN_ADDRESS),
      cookie: '',
      rest: '',
      heardAt: undefined,
    };
  });
}

async function join(phone: Phone): Promise<void> {
  const { status, text, cookie } = await send({
    url: `${phone.url}/api/rooms/${codes[phone.room]}/players`,
    body: { name: `Phone ${phone.at}`, team: phone.at % 2 === 0 ? 'A' : 'B' },
    agent: agentAt(phone.address),
  });
  if (status !== 201) throw new Error(`A phone could not join: ${status} ${text}`);
  phone.cookie = cookie;
}

/** Opens a phone's event stream: of its room, or of its group at the bare broadcaster. */
function listen(phone: Phone, isBare: boolean): Promise<void> {
  const { hostname, port } = new URL(phone.url);
  const path = isBare ? `/${phone.room}` : `/api/rooms/${codes[phone.room]}/events?as=player`;
  return new Promise((resolve, reject) => {
    const stream = connect({ host: hostname, port: Number(port), localAddress: phone.address });
    stream.on('error', reject);
    stream.once('data', (piece) =>
      piece.includes('200 OK') ? resolve() : reject(new Error(`No stream: ${piece.toString()}`)),
    );
    stream.setEncoding('latin1');
    stream.on('data', (piece: string) => {
      const text = phone.rest + piece;
      phone.rest = ENDS.some((end) => text.endsWith(end)) ? '' : text;
      if (phone.heardAt === undefined && watched.every((each) => text.includes(each))) {
        phone.heardAt = machineMs();
      }
    });
    stream.write(
      `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${phone.cookie}\r\n\r\n`,
    );
  });
}

/** When each phone heard it, by the room. */
async function heard(): Promise<(readonly [room: number, at: number])[]> {
  const until = machineMs() + PATIENCE_MS;
  while (phones.some(({ heardAt }) => heardAt === undefined) && machineMs() < until) {
    await setTimeout(20);
  }
  return phones.flatMap(({ room, heardAt }) => (heardAt === undefined ? [] : [[room, heardAt]]));
}

/** The first of the phones answer, evenly over a time. How long each took counts from when it was due. */
async function answer({ key, count, spreadMs }: Extract<Errand, { do: 'answer' }>) {
  const answered: Answered = { counted: 0, other: 0, tookMs: [] };
  const begun = machineMs();
  const give = async (phone: Phone, due: number): Promise<void> => {
    await setTimeout(Math.max(0, due - machineMs()));
    const sent = {
      url: `${phone.url}/api/rooms/${codes[phone.room]}/answers`,
      cookie: phone.cookie,
      body: { key, text: phone.at % 3 === 0 ? 'an answer' : `guess ${phone.at}` },
      agent: agentAt(phone.address),
    };
    const { status, text } = await again(() => send(sent));
    answered.tookMs.push(machineMs() - due);
    if (status === 200 && text.includes('"counted"')) answered.counted += 1;
    else answered.other += 1;
  };
  const some = phones.slice(0, count);
  await Promise.all(some.map((phone, at) => give(phone, begun + (spreadMs * at) / count)));
  return answered;
}

async function run(errand: Errand): Promise<unknown> {
  switch (errand.do) {
    case 'gather':
      return gather(errand.phones);
    case 'join':
      return forEachOf(phones, AT_ONCE, async (phone) => {
        await again(() => join(phone));
        await again(() => listen(phone, false));
      });
    case 'listen-bare':
      return forEachOf(phones, AT_ONCE, (phone) => listen(phone, true));
    case 'watch':
      watched = errand.texts;
      for (const phone of phones) phone.heardAt = undefined;
      return undefined;
    case 'heard':
      return heard();
    case 'answer':
      return answer(errand);
  }
}

process.on('message', (errand: Errand) => {
  void run(errand).then((result) => process.send?.(result ?? null));
});
// Nobody is left to tell it anything.
process.on('disconnect', () => process.exit());
