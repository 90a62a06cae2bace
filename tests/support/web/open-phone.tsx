// A phone in a room, with what the server tells it in the test's hand.
import { expect } from 'vitest';
import type { PhoneView, RoomDoor, RoomNews } from '#contract/rooms.ts';
import type { HostView } from '#domain/room/host.ts';
import type { PhoneCard, PhoneTable, PhoneYou } from '#domain/room/view.ts';
import { RoomScreen } from '#web/features/phone/room-screen.tsx';
import { openStreams, sendText } from './live-stream.ts';
import { openApp, type OpenApp, type Visit } from './open-app.tsx';
import type { Answers } from './server-answers.ts';

export const CODE = 'BCDFG';
const PHONE = [320, 568] as const;

export const DOOR: RoomDoor = {
  code: CODE,
  topic: 'Space',
  isLobby: true,
  joining: 'open',
  teams: [
    { id: 'A', name: 'Reds' },
    { id: 'B', name: '' },
  ],
  seat: null,
};

const TABLE: PhoneTable = {
  category: 'trivia',
  topic: 'Space',
  isLobby: false,
  isOver: false,
  isPaused: false,
  currentTeam: 'A',
  teams: [
    { id: 'A', name: 'Reds', points: 20, seats: 2 },
    { id: 'B', name: '', points: 10, seats: 1 },
  ],
  scored: true,
  card: null,
  writing: null,
};

const CARD: PhoneCard = {
  key: '1.a',
  number: 1,
  total: 3,
  category: 'trivia',
  play: 'answer',
  isOpen: true,
  clock: { deadline: null, leftMs: null, durationMs: 30_000 },
  question: 'Which planet has rings?',
  hint: null,
  choices: null,
  vote: null,
  options: null,
  people: null,
  forbidden: null,
  secret: null,
  actor: null,
  answered: 0,
  seats: 3,
  result: null,
  buzz: null,
};

const HOST: HostView = {
  shown: { hint: false, answer: false },
  hasHint: true,
  isClosable: true,
  answers: [],
  challenges: [],
};

const ANNA: PhoneYou = {
  id: 'anna',
  name: 'Anna',
  shape: 'star',
  colour: 2,
  team: 'A',
  isRemote: false,
  isWaiting: false,
  isLate: false,
  stretch: 1,
  text: null,
  mark: null,
  isChallenged: false,
  isBuzzedOut: false,
  points: 30,
  place: 2,
  of: 3,
  cards: [],
};

/** What a phone is told, where it is not a card just come. `you: null` is a remote without a seat. */
export interface Told {
  readonly table?: Partial<PhoneTable>;
  readonly card?: Partial<PhoneCard> | null;
  readonly you?: Partial<PhoneYou> | null;
  /** Null: the screen has not said yes to this remote. */
  readonly host?: Partial<HostView> | null;
}

function viewOf({ table, card = {}, you = {}, host = {} }: Told): PhoneView {
  const isRemote = you?.isRemote ?? you === null;
  return {
    role: you ? 'player' : 'remote',
    table: { ...TABLE, card: card && { ...CARD, ...card }, ...table },
    you: you && { ...ANNA, ...you },
    events: 4,
    host: isRemote && host ? { ...HOST, ...host } : null,
  };
}

/** News as the server sends them, at this moment. */
export function newsOf(told: Told): RoomNews {
  return { type: 'phone', seq: 1, now: Date.now(), tag: 't', view: viewOf(told) };
}

/** The server tells the phone how things are now. */
export function tell(told: Told): void {
  sendText(JSON.stringify(newsOf(told)));
}

/** The server ends the line. */
export function tellOver(why: 'closed' | 'removed' | 'replaced'): void {
  sendText(JSON.stringify({ type: 'over', why } satisfies RoomNews));
}

const LINE: Answers = {
  'GET /api/rooms/:code/time': () => ({ now: Date.now() }),
  'GET /api/rooms/:code/news': () => ({ type: 'same', now: Date.now() }),
  'POST /api/rooms/:code/answers': { state: 'counted' },
};

/** How many lines to the room this browser holds. */
export function roomStreams(): number {
  return openStreams('/api/rooms/');
}

/** Opens a room's address; nobody sits there yet. */
export function openDoor(door: Partial<RoomDoor> = {}, answers: Answers = {}): Promise<OpenApp> {
  return openRoomAddress({ answers: { 'GET /api/rooms/:code': { ...DOOR, ...door }, ...answers } });
}

/** Opens it in a browser that has a seat there, and tells it how things are. */
export async function openPhone(told: Told = {}, answers: Answers = {}): Promise<OpenApp> {
  const app = await openDoor({ seat: { name: 'Anna' } }, answers);
  await expect.poll(roomStreams).toBe(1);
  tell(told);
  return app;
}

/** Opens it as the remote that this browser is. */
export async function openRemote(told: Told = {}, answers: Answers = {}): Promise<OpenApp> {
  localStorage.setItem('riffle:remote', CODE);
  const app = await openRoomAddress({ answers });
  await expect.poll(roomStreams).toBe(1);
  tell({ you: null, ...told });
  return app;
}

function openRoomAddress({ answers }: Pick<Visit, 'answers'>): Promise<OpenApp> {
  return openApp(`/join/${CODE}`, <RoomScreen />, {
    path: '/join/:code',
    size: PHONE,
    answers: { ...LINE, ...answers },
  });
}
