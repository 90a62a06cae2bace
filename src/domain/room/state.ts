// A room: one evening on one screen with everybody's phone. What is kept of it beside its deck, players and answers.
import type { PhonePlay } from '#domain/category/traits.ts';
import { traitsOf } from '#domain/category/kind.ts';
import type { Card } from '#domain/deck/card.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { remainingMs, type Millis } from '#domain/match/timer.ts';
import type { Writing } from './crowd.ts';

/** Typed, chosen from four, or a buzzer. */
export const WAYS_TO_ANSWER = ['type', 'choose', 'buzz'] as const;
/** Points once for a team, or the average over its phones. */
export const WAYS_TO_SCORE = ['team', 'average'] as const;
/** Whether phones may join at once, after a yes of the host, or not any more. */
export const WAYS_TO_JOIN = ['open', 'ask', 'closed'] as const;

/** What the host has chosen for the phones. */
export interface RoomSettings {
  readonly answering: (typeof WAYS_TO_ANSWER)[number];
  readonly scoring: (typeof WAYS_TO_SCORE)[number];
  /** Up to five points more for being quick. */
  readonly speed: boolean;
  readonly joining: (typeof WAYS_TO_JOIN)[number];
  /** Whether the screen says who voted for what. */
  readonly showsVoters: boolean;
  /** Whether a remote without a seat sees hint and answer before the room does. */
  readonly readsAhead: boolean;
  /** Whether names and written cards are looked through for crude words. */
  readonly guardsWords: boolean;
}

export const DEFAULT_SETTINGS: RoomSettings = {
  answering: 'type',
  scoring: 'team',
  speed: false,
  joining: 'open',
  showsVoters: false,
  readsAhead: true,
  guardsWords: true,
};

/** Points of the teams for one card. */
export type Award = Readonly<Partial<Record<TeamId, number>>>;

export interface RoomState {
  /** Its deadline is in the server's time. */
  readonly match: MatchState;
  /** Counts how often cards were dealt: the same card played again is asked anew. */
  readonly dealing: number;
  /** Phones gather; the clock stands. */
  readonly isLobby: boolean;
  /** What is turned over on the card on the table. */
  readonly shown: { readonly hint: boolean; readonly answer: boolean };
  /** Nobody may answer this card any more: the host, or all are in. */
  readonly isClosed: boolean;
  /** The winners stand on the screen: every phone shows its own place. */
  readonly isPodium: boolean;
  /** Whose phone has the secret card. */
  readonly actor: string | null;
  /** Presses of the buzzer count from then on. */
  readonly buzzerFrom: Millis;
  /** Who was first and wrong may not press again for this card. */
  readonly buzzedOut: readonly string[];
  readonly settings: RoomSettings;
  /** Points given for answers, by the card's key; a card that stands here is done. */
  readonly awarded: Readonly<Record<string, Award>>;
  /** Phones may write cards; null: not now. */
  readonly writing: Writing | null;
}

/** The room of a match that has phones join. The clock stands until everybody is in. */
export function openRoom(match: MatchState): RoomState {
  return {
    match,
    dealing: 1,
    isLobby: true,
    shown: { hint: false, answer: false },
    isClosed: false,
    isPodium: false,
    actor: null,
    buzzerFrom: 0,
    buzzedOut: [],
    settings: DEFAULT_SETTINGS,
    awarded: {},
    writing: null,
  };
}

export function cardOf({ match }: Pick<RoomState, 'match'>): Card | undefined {
  return match.cards[match.currentCardIndex];
}

/** Names a card as it was dealt: what is answered belongs to it. */
export function keyOf(state: Pick<RoomState, 'dealing' | 'match'>): string {
  return `${state.dealing}.${cardOf(state)?.id ?? ''}`;
}

/** The id of the card that a key names. */
export function cardIdOf(key: string): string {
  return key.slice(key.indexOf('.') + 1);
}

/** What phones do in a match of this kind. */
export function playOf({ match, settings }: Pick<RoomState, 'match' | 'settings'>): PhonePlay {
  const { phones } = traitsOf(match);
  return phones === 'answer' && settings.answering === 'buzz' ? 'buzzer' : phones;
}

/** Whether the game is over, or its winners are shown. */
export function isAtEnd({ match, isPodium }: Pick<RoomState, 'match' | 'isPodium'>): boolean {
  return !match.isGameActive || isPodium;
}

/** Whether the clock ends this card's answers. */
export function hasDeadline(state: Pick<RoomState, 'match' | 'settings'>): boolean {
  return playOf(state) !== 'vote';
}

/**
 * Whether phones may answer at this moment. It is computed, not an event: nobody has to be awake when the time is
 * up. `stretch` is how much more time a seat has: 1.5 or 2 times, 0 for no limit.
 */
export function isOpen(state: RoomState, now: Millis, stretch = 1): boolean {
  const { isLobby, isClosed, shown, awarded, match } = state;
  if (isAtEnd(state) || isLobby || isClosed || shown.answer) return false;
  if (Object.hasOwn(awarded, keyOf(state))) return false;
  return !hasDeadline(state) || stretch === 0 || msLeft(match, now, stretch) > 0;
}

function msLeft({ timer }: MatchState, now: Millis, stretch: number): Millis {
  const more = (stretch - 1) * timer.durationMs;
  if (timer.status === 'paused') return remainingMs(timer, now) + more;
  return timer.deadline - now + more;
}
