// Rooms: a match on a screen with everybody's phone. Who calls is known by a cookie for this room alone, that of the
// screen, of a remote or of a seat; `?as=` says which, for a browser may have several.
import * as z from 'zod/mini';
import { Id } from '#contract/id.ts';
import { ROOM_HOURS } from '#contract/promises.ts';
import { CardKey, RoomSettingsChange } from '#contract/room-actions.ts';
import { typed } from '#contract/typed.ts';
import { CARD_ID_MAX, Card } from '#domain/deck/card.ts';
import { CREST_IDS } from '#domain/match/crests.ts';
import { MOST_CARDS } from '#domain/match/state.ts';
import { TEAM_IDS } from '#domain/match/teams.ts';
import { UNCERTAINTY_MOST_MS } from '#domain/room/buzzer.ts';
import { Writing } from '#domain/room/crowd.ts';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '#domain/room/answers.ts';
import { HostView } from '#domain/room/host.ts';
import { WAYS_TO_JOIN } from '#domain/room/state.ts';
import { PhoneTable, PhoneYou } from '#domain/room/view.ts';

/** Twenty consonants that are not mistaken for each other or for figures, and make no words. */
export const ROOM_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const ROOM_CODE_LENGTH = 5;
/** As it is typed: any case, spaces don't count. */
export const RoomCode = z.pipe(
  z.transform((text) =>
    typeof text === 'string' ? text.replaceAll(/[\s-]/g, '').toUpperCase() : text,
  ),
  z.string().check(z.regex(new RegExp(`^[${ROOM_CODE_LETTERS}]{${ROOM_CODE_LENGTH}}$`))),
);

/** A room with its deck, in bytes. */
export const ROOM_BODY_MAX_BYTES = 512 * 1024;
export const PLAYER_NAME_MAX = 20;
/** What one phone gives for one card, in characters. */
export const ANSWER_MAX = 1000;
/** Seats of a room, without an account and with one. */
export const SEATS_MOST = { visitor: 200, host: 5000 } as const;
/** Seats of one network in a room. */
export const SEATS_A_NETWORK = 250;
/** A room goes so long after its last action. */
export const ROOM_LIFE_MS = ROOM_HOURS * 60 * 60_000;
/** A remote's or a seat's code is good for so long. */
export const PASS_MS = 60_000;
/** A sign of life on a stream at least this often. */
export const ROOM_HEARTBEAT_MS = 10_000;
/** A long poll is held at most so long. */
export const ROOM_POLL_MS = 25_000;

const ROLES = ['screen', 'remote', 'player'] as const;
export const RoomRole = z.enum(ROLES);
export type RoomRole = z.infer<typeof RoomRole>;
export const AsRole = z.object({ as: RoomRole });
export const PollQuery = z.object({ as: RoomRole, since: z._default(z.string(), '') });

const Team = z.enum(TEAM_IDS);
const int = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const CardIds = z.array(z.string().check(z.maxLength(CARD_ID_MAX))).check(z.maxLength(MOST_CARDS));
/** POST /api/rooms: the match as the browser keeps it (`keptForm`), its cards with it unless a deck is named. */
export const NewRoom = z.object({
  match: z.looseObject({}),
  /** A saved deck of the account's: its cards are read from there. */
  deckId: z.optional(Id),
  /** The order of its cards in this match, and those that are left out; without it as they stand in the deck. */
  cardIds: z.optional(CardIds),
  skippedIds: z._default(CardIds, []),
});
export type NewRoom = z.infer<typeof NewRoom>;
export const RoomOpened = z.object({ code: z.string() });

/** GET /api/rooms/:code: what a phone may know before it joins. */
export const RoomDoor = z.object({
  code: z.string(),
  topic: z.string(),
  isLobby: z.boolean(),
  joining: z.enum(WAYS_TO_JOIN),
  teams: z.array(z.object({ id: Team, name: z.string(), crest: z.optional(z.enum(CREST_IDS)) })),
  /** The seat that this browser has already. */
  seat: z.nullable(z.object({ name: z.string() })),
});
export type RoomDoor = z.infer<typeof RoomDoor>;

const name = typed(z.string().check(z.minLength(1), z.maxLength(PLAYER_NAME_MAX)));
const Look = {
  name,
  shape: z.enum(PLAYER_SHAPES),
  colour: int(0, PLAYER_COLOURS - 1),
  team: Team,
};
/** POST /api/rooms/:code/players. */
export const JoinRoom = z.object({
  ...Look,
  shape: z.optional(Look.shape),
  colour: z.optional(Look.colour),
});
export type JoinRoom = z.infer<typeof JoinRoom>;
/** PATCH /api/rooms/:code/me. */
export const ChangeMe = z.partial(z.object(Look));
export type ChangeMe = z.infer<typeof ChangeMe>;
/** PATCH /api/rooms/:code/players/:id, by the host. */
export const ChangePlayer = z.partial(
  z.object({
    team: Team,
    /** Lets it in. */
    status: z.literal('in'),
    stretch: z.literal([0, 1, 1.5, 2]),
    isRemote: z.boolean(),
  }),
);
export type ChangePlayer = z.infer<typeof ChangePlayer>;
/** POST /api/rooms/:code/pass: a code for a remote, or for a seat that is given away. */
export const NewPass = z.object({ playerId: z.nullable(z.string()) });
export const Pass = z.object({ pass: z.string(), until: z.number() });
export type Pass = z.infer<typeof Pass>;
/** POST /api/rooms/:code/passes: a phone shows the code. */
export const UsePass = z.object({ pass: z.string().check(z.maxLength(100)), name });

/** POST /api/rooms/:code/answers. */
export const GiveAnswer = z.object({
  key: CardKey,
  kind: z._default(z.enum(['answer', 'buzz', 'foul', 'got', 'pass']), 'answer'),
  text: z._default(z.string().check(z.maxLength(ANSWER_MAX)), ''),
  /** Of a press of the buzzer: when it was made, in server time by the phone's offset. */
  at: z.optional(z.number()),
  /** Milliseconds by which that may be wrong: half of the best round trip. */
  uncertainty: z.optional(z.number().check(z.minimum(0), z.maximum(UNCERTAINTY_MOST_MS))),
});
export type GiveAnswer = z.infer<typeof GiveAnswer>;
/** Whether it counts; `late`: the answers were closed. */
export const AnswerTaken = z.object({ state: z.enum(['counted', 'late']) });
export type AnswerTaken = z.infer<typeof AnswerTaken>;
/** POST /api/rooms/:code/challenge. */
export const Challenge = z.object({ key: CardKey });
/** POST /api/rooms/:code/rulings: about an answer, and all that are the same. */
export const Ruling = z.object({
  key: CardKey,
  playerId: Id,
  ruling: z.enum(['right', 'wrong']),
});
export type Ruling = z.infer<typeof Ruling>;

/** PUT /api/rooms/:code/match: another deck, or the host's choice between two states of this match. */
export const PutMatch = z.object({
  match: z.looseObject({}),
  keepsScores: z.boolean(),
  isReplacement: z.boolean(),
});

/** A match without its cards' texts. */
const TableOfScreen = z.looseObject({});
const ScreenPlayer = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(PLAYER_SHAPES),
  colour: z.int(),
  team: Team,
  joinedAt: z.number(),
  status: z.enum(['waiting', 'in']),
  cameAt: z.nullable(z.string()),
  isRemote: z.boolean(),
  stretch: z.number(),
  /** A phone that only controls. */
  role: z.enum(['player', 'remote']),
  points: z.number(),
});
export type ScreenPlayer = z.infer<typeof ScreenPlayer>;
const ScreenAnswer = z.object({
  playerId: z.string(),
  text: z.string(),
  mark: z.enum(['right', 'wrong', 'ask']),
  points: z.number(),
  isChallenged: z.boolean(),
  isRuled: z.boolean(),
});
export type ScreenAnswer = z.infer<typeof ScreenAnswer>;

/** What the screen is told. */
export const ScreenView = z.object({
  role: z.literal('screen'),
  /** The kept form of the match with cards by their ids, and what the room adds. */
  room: z.object({
    match: TableOfScreen,
    cardIds: z.array(z.string()),
    skippedIds: z.array(z.string()),
    dealing: z.int(),
    isLobby: z.boolean(),
    shown: z.object({ hint: z.boolean(), answer: z.boolean() }),
    isClosed: z.boolean(),
    isPodium: z.boolean(),
    actor: z.nullable(z.string()),
    buzzerFrom: z.number(),
    buzzedOut: z.array(z.string()),
    settings: z.required(RoomSettingsChange),
    key: z.string(),
  }),
  players: z.array(ScreenPlayer),
  /** Who has answered this card; of large rooms only how many. */
  answered: z.array(z.string()),
  answeredCount: z.int(),
  /** Once the answer is shown. */
  answers: z.array(ScreenAnswer),
  /** In their order; none before it is told. */
  buzzes: z.array(
    z.object({
      playerId: z.string(),
      at: z.number(),
      /** After the first. */
      gapMs: z.number(),
      /** Another lies within what both are uncertain by: a photo finish. */
      isClose: z.boolean(),
    }),
  ),
  /** Somebody has pressed: when the order is told, in server time. */
  buzzOpenUntil: z.nullable(z.number()),
  fouls: z.array(z.string()),
  /** Answers to earlier cards that their players think are right. */
  challenges: z.array(
    z.object({ key: z.string(), playerId: z.string(), text: z.string(), answer: z.string() }),
  ),
  /** What phones may write, how many cards have come, and of how many authors. */
  crowd: z.nullable(z.extend(Writing, { cards: z.int(), authors: z.int() })),
});
export type ScreenView = z.infer<typeof ScreenView>;

/** What a phone is told: a seat, or a remote without one (`you` is null). */
export const PhoneView = z.object({
  role: z.enum(['player', 'remote']),
  table: PhoneTable,
  you: z.nullable(PhoneYou),
  /** How many acts the scoreboard holds: what a remote sends names it. */
  events: z.int(),
  /** Of a remote, once the screen has said yes to it. */
  host: z.nullable(HostView),
});
export type PhoneView = z.infer<typeof PhoneView>;

const Stamp = {
  seq: z.int(),
  /** Server time. */ now: z.number(),
  /** Names this view, and the window that it was told to, for the long poll. */ tag: z.string(),
};
/** An event of the stream, and an answer of the long poll. */
export const RoomNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('screen'), ...Stamp, view: ScreenView }),
  z.object({ type: z.literal('phone'), ...Stamp, view: PhoneView }),
  /** Nothing new by now. */
  z.object({ type: z.literal('same'), now: z.number() }),
  /** The room is over, or this seat was taken away. */
  z.object({ type: z.literal('over'), why: z.enum(['closed', 'removed', 'replaced']) }),
]);
export type RoomNews = z.infer<typeof RoomNews>;

/** GET /api/rooms/:code/deck, for the screen: every card of the room. */
export const RoomDeck = z.object({ cards: z.array(Card) });
/** GET /api/rooms/:code/time. */
export const ServerTime = z.object({ now: z.number() });
/** GET /api/rooms/mine: the room that this account has open. */
export const OwnRoom = z.object({ code: z.nullable(z.string()), topic: z.nullable(z.string()) });
export type OwnRoom = z.infer<typeof OwnRoom>;
