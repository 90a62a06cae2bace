// What a phone is told: one pure function from the room to one phone's view (PHONE-05). Whatever is not in a view
// never leaves the server, so what a guesser must not see is left out here and nowhere else.
import * as z from 'zod/mini';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { traitsOf } from '#domain/category/kind.ts';
import { VOTES, type Card } from '#domain/deck/card.ts';
import { forbiddenWords } from '#domain/deck/forbidden-words.ts';
import { CREST_IDS } from '#domain/match/crests.ts';
import { totals } from '#domain/match/scoreboard.ts';
import { TEAM_IDS, teamsOf, type TeamId } from '#domain/match/teams.ts';
import type { Millis } from '#domain/match/timer.ts';
import { countVotes, PLAYER_SHAPES, type Marked, type Player } from './answers.ts';
import { PhoneBuzz, phoneBuzz, type Buzz } from './buzzer.ts';
import { choicesOf } from './choices.ts';
import { Writing, type WrittenByPhone } from './crowd.ts';
import { hostView, isHost, type Challenge, type HostView } from './host.ts';
import type { Standing } from './standings.ts';
import { cardOf, hasDeadline, isAtEnd, isOpen, keyOf, playOf, type RoomState } from './state.ts';

const Team = z.enum(TEAM_IDS);
/** Told where somebody has chosen. */
const Crest = z.optional(z.enum(CREST_IDS));

const Clock = z.object({
  /** In server time; null: it stands, or there is none. */
  deadline: z.nullable(z.number()),
  /** Milliseconds left on a clock that stands. */
  leftMs: z.nullable(z.number()),
  durationMs: z.number(),
});

const Result = z.object({
  /** Empty where the category has none. */
  answer: z.string(),
  explanation: z.string(),
  votes: z.array(z.object({ text: z.string(), count: z.number() })),
});

/** The card on the table as an audience may see it. */
export const PhoneCard = z.object({
  key: z.string(),
  number: z.int(),
  total: z.int(),
  category: z.enum(CATEGORY_IDS),
  play: z.enum(['answer', 'buzzer', 'vote', 'secret', 'list']),
  isOpen: z.boolean(),
  clock: Clock,
  question: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  choices: z.nullable(z.array(z.string())),
  vote: z.nullable(z.enum(VOTES)),
  options: z.nullable(z.array(z.string())),
  /** Who can be voted for. */
  people: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** What must not be said, for those who guard it and for who acts. */
  forbidden: z.nullable(z.array(z.string())),
  secret: z.nullable(z.string()),
  actor: z.nullable(z.object({ id: z.string(), name: z.string(), team: Team })),
  answered: z.int(),
  /** Who plays this card. */
  seats: z.int(),
  result: z.nullable(Result),
  /** Who pressed the buzzer first, and the own place, from 1; null until the order is told. */
  buzz: z.nullable(PhoneBuzz),
});
export type PhoneCard = z.infer<typeof PhoneCard>;

export const PhoneTable = z.object({
  /** The kind and topic of the match, made for the eye by the phone. */
  category: z.enum(CATEGORY_IDS),
  topic: z.string(),
  isLobby: z.boolean(),
  isOver: z.boolean(),
  isPaused: z.boolean(),
  currentTeam: Team,
  teams: z.array(
    z.object({ id: Team, name: z.string(), crest: Crest, points: z.number(), seats: z.int() }),
  ),
  scored: z.boolean(),
  card: z.nullable(PhoneCard),
  /** What phones may write, where the host has asked for cards. */
  writing: z.nullable(Writing),
});
export type PhoneTable = z.infer<typeof PhoneTable>;

export const PhoneYou = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(PLAYER_SHAPES),
  colour: z.int(),
  /** Null: a remote without a seat. */
  team: z.nullable(Team),
  isRemote: z.boolean(),
  /** The host has to let it in first. */
  isWaiting: z.boolean(),
  /** Plays from the next card on. */
  isLate: z.boolean(),
  stretch: z.number(),
  /** What it has given for this card. */
  text: z.nullable(z.string()),
  /** Once the answer is shown. */
  mark: z.nullable(z.enum(['right', 'wrong', 'ask'])),
  isChallenged: z.boolean(),
  /** Was first at the buzzer and wrong: others may press for this card. */
  isBuzzedOut: z.boolean(),
  points: z.number(),
  /** From 1, among all seats; several may share it. */
  place: z.int(),
  of: z.int(),
  /** What it has written itself. */
  cards: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type PhoneYou = z.infer<typeof PhoneYou>;

/** What a view is made of, beside the room. */
export interface Facts {
  readonly players: readonly Player[];
  /** How many of them have a seat. */
  readonly seats: number;
  /** How many have answered this card. */
  readonly answered: number;
  /** All answers to this card with their marks; only where the answer is shown. */
  readonly marked: ReadonlyMap<string, Marked>;
  readonly standings: ReadonlyMap<string, Standing>;
  /** Presses of the buzzer, once their order is told. */
  readonly buzzes: readonly Buzz[];
  /** Answers whose players think that they are right, and that the host has said nothing of. */
  readonly challenges: readonly Challenge[];
  /** What this viewer has given for this card. */
  readonly ownText?: string | null | undefined;
  /** The cards that each seat has written, by its id; no other seat is told. */
  readonly written: ReadonlyMap<string, readonly Pick<WrittenByPhone, 'id' | 'text'>[]>;
}

/** Who sees the same of a card. */
export type Audience = 'seat' | 'actor' | 'guard' | 'guesser' | 'remote';

/** `undefined` stands for a remote without a seat. */
export function audienceOf(state: RoomState, { players }: Facts, player?: Player): Audience {
  if (!player) return 'remote';
  if (playOf(state) !== 'secret') return 'seat';
  if (player.id === state.actor) return 'actor';
  const actor = players.find(({ id }) => id === state.actor);
  // Without a phone that acts nobody guards by phone: the words would be a hint for the guessers.
  return actor && player.team !== actor.team && player.status === 'in' && !isLate(state, player)
    ? 'guard'
    : 'guesser';
}

export function isLate(state: RoomState, player: Player): boolean {
  return player.cameAt !== null && player.cameAt === keyOf(state);
}

/** What everybody of an audience is told; a `seat` that has pressed the buzzer also its place. `now` is server time. */
export function tableFor(
  state: RoomState,
  facts: Facts,
  { audience, now, seat }: Asked,
): PhoneTable {
  const { match } = state;
  const scores = totals(match.scoreboard);
  const card = cardOf(state);
  return {
    category: match.category,
    topic: match.topic,
    isLobby: state.isLobby,
    isOver: isAtEnd(state),
    isPaused: match.timer.status === 'paused',
    currentTeam: match.currentTeam,
    teams: teamsOf(match.teamCount).map((id) => ({
      id,
      name: match.teamNames[id] ?? '',
      ...(match.teamCrests && { crest: match.teamCrests[id] }),
      points: scores[id],
      seats: seatsOf(facts.players, id),
    })),
    scored: traitsOf(match).scored,
    card:
      card && match.isGameActive && !state.isLobby
        ? { ...cardFor(state, facts, { card, audience, now }), buzz: phoneBuzz(facts, seat) }
        : null,
    writing: state.writing,
  };
}

function seatsOf(players: readonly Player[], team: TeamId): number {
  return players.filter((player) => player.team === team && player.status === 'in').length;
}

const MOST_PEOPLE = 60;

interface Asked {
  readonly audience: Audience;
  readonly now: Millis;
  readonly seat?: string | undefined;
}

function cardFor(
  state: RoomState,
  facts: Facts,
  { card, audience, now }: Asked & { readonly card: Card },
): Omit<PhoneCard, 'buzz'> {
  const { match, settings, shown } = state;
  const play = playOf(state);
  const isSecret = play === 'secret';
  const seesAll = shown.answer || (audience === 'remote' && settings.readsAhead && !isSecret);
  const seats = facts.players.filter(({ status }) => status === 'in');
  const actor = seats.find(({ id }) => id === state.actor);
  const seesSecret = isSecret && audience === 'actor';
  const seesForbidden = seesSecret || (isSecret && audience === 'guard');
  const { vote = null, options = null } = card;
  return {
    key: keyOf(state),
    number: match.currentCardIndex + 1,
    total: match.cards.length,
    category: match.category,
    play,
    isOpen: isOpen(state, now),
    clock: clockOf(state),
    question: isSecret ? null : card.question,
    hint: !isSecret && (shown.hint || seesAll) && card.hint !== '' ? card.hint : null,
    choices: play === 'answer' && settings.answering === 'choose' ? choicesOf(card) : null,
    vote: play === 'vote' ? (vote ?? 'heart') : null,
    options: play === 'vote' && vote === 'either' ? [...(options ?? ['A', 'B'])] : null,
    people:
      play === 'vote' && vote === 'person'
        ? seats.slice(0, MOST_PEOPLE).map(({ id, name }) => ({ id, name }))
        : null,
    forbidden: seesForbidden ? forbiddenWords(card.hint) : null,
    secret: seesSecret ? card.question : null,
    actor: actor ? { id: actor.id, name: actor.name, team: actor.team } : null,
    answered: facts.answered,
    seats: seats.filter((player) => !isLate(state, player)).length,
    // Of votes nobody sees anything ahead.
    result:
      (play === 'vote' ? shown.answer : seesAll) && !isSecret ? resultOf(state, facts, card) : null,
  };
}

function clockOf({ match, settings }: RoomState): PhoneCard['clock'] {
  const { timer } = match;
  const { durationMs } = timer;
  if (!hasDeadline({ match, settings })) return { deadline: null, leftMs: null, durationMs };
  return timer.status === 'running'
    ? { deadline: timer.deadline, leftMs: null, durationMs }
    : { deadline: null, leftMs: timer.remainingMs, durationMs };
}

function resultOf(state: RoomState, { marked }: Facts, card: Card): PhoneCard['result'] {
  const isVote = playOf(state) === 'vote';
  const votes = isVote && state.shown.answer ? [...countVotes([...marked.values()])] : [];
  return {
    answer: card.answer,
    explanation: card.explanation ?? '',
    votes: votes.map(([text, count]) => ({ text, count })),
  };
}

/** What one phone is told of itself. */
export function youFor(state: RoomState, facts: Facts, player: Player): PhoneYou {
  const own = facts.marked.get(player.id);
  const standing = facts.standings.get(player.id);
  const hasMark = state.shown.answer && traitsOf(state.match).showsAnswers;
  return {
    id: player.id,
    name: player.name,
    shape: player.shape,
    colour: player.colour,
    team: player.team,
    isRemote: player.isRemote,
    isWaiting: player.status === 'waiting',
    isLate: isLate(state, player),
    stretch: player.stretch,
    text: own?.text ?? facts.ownText ?? null,
    mark: hasMark && own && playOf(state) === 'answer' ? own.mark : null,
    isChallenged: own?.isChallenged ?? false,
    isBuzzedOut: state.buzzedOut.includes(player.id),
    points: standing?.points ?? 0,
    place: standing?.place ?? facts.standings.size + 1,
    of: facts.seats,
    cards: (facts.written.get(player.id) ?? []).map(({ id, text }) => ({ id, text })),
  };
}

/** One phone's whole view. */
export function viewFor(
  state: RoomState,
  facts: Facts,
  { player, now }: { readonly player?: Player; readonly now: Millis },
): {
  readonly table: PhoneTable;
  readonly you: PhoneYou | null;
  readonly host: HostView | null;
} {
  const waits = player?.status === 'waiting';
  const audience = audienceOf(state, facts, player);
  const table = tableFor(state, facts, { audience, now, seat: player?.id });
  return {
    table: waits ? { ...table, card: null } : table,
    you: player ? youFor(state, facts, player) : null,
    host: !player || isHost(player) ? hostView(state, facts) : null,
  };
}
