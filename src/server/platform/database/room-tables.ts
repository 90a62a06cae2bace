// The tables of rooms, as the statements see them.

import type { Generated } from 'kysely';

/** Integer milliseconds since 1970, or a span of them. */
type Millis = number;

/** An evening with everybody's phone; goes 12 hours after its last action, with all that hangs on it. */
interface RoomTable {
  id: string;
  /** What is typed on phones; unique among rooms that live. */
  code: string;
  ownerHash: string;
  /** Null where its host is not signed in. */
  userId: string | null;
  network: string;
  /** Its cards as JSON, apart from the state: a press does not write them anew. */
  deck: string;
  /** The code that makes a remote of a phone, or gives it a seat, while the host holds it open. */
  passHash: string | null;
  /** The seat that the code gives away; null where it makes a remote. */
  passFor: string | null;
  passUntil: Millis | null;
  createdAt: Millis;
  expiresAt: Millis;
}

interface RoomStateTable {
  roomId: string;
  /** Grows with every change of the state. */
  seq: number;
  /** Grows with every change of a player. */
  members: number;
  /** RoomState as JSON, its cards by their ids. */
  state: string;
  /** The ids of the latest actions, as a JSON list: each counts once. */
  done: string;
  /** Grows with every card that a phone writes or that is taken away. */
  pile: Generated<number>;
}

interface RoomPlayerTable {
  id: string;
  roomId: string;
  tokenHash: string;
  role: 'player' | 'remote';
  name: string;
  shape: string;
  colour: number;
  team: string;
  status: 'waiting' | 'in' | 'removed';
  cameAt: string | null;
  /** 0 or 1. */
  isRemote: number;
  stretch: number;
  network: string;
  joinedAt: Millis;
  /** Counts its windows: the newest one is told the news, the others that they are replaced. */
  connection: Generated<number>;
}

interface RoomAnswerTable {
  roomId: string;
  /** A card's key: the card as it was dealt. */
  card: string;
  playerId: string;
  kind: 'answer' | 'buzz' | 'foul';
  text: string;
  at: Millis;
  /** Of a press of the buzzer: when it counts as made, and by how much that may be wrong. */
  pressedAt: Millis | null;
  uncertainty: Millis | null;
  leftMs: Millis;
  ruling: 'right' | 'wrong' | null;
  /** 0 or 1. */
  isChallenged: number;
  /** The player's own, once the answer is shown. */
  points: number;
}

/** What a phone has written for the next game; goes with its seat. */
interface RoomCardTable {
  roomId: string;
  /** Made by the phone: the same id counts once. */
  id: string;
  playerId: string;
  text: string;
  /** Words that must not be said, as a JSON list. */
  forbidden: string;
  at: Millis;
}

export interface RoomTables {
  room: RoomTable;
  room_state: RoomStateTable;
  room_player: RoomPlayerTable;
  room_answer: RoomAnswerTable;
  room_card: RoomCardTable;
}
