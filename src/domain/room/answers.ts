// What came from the phones for one card, and what it is worth.
import type { Card } from '#domain/deck/card.ts';
import { markOf, type Mark } from '#domain/marking/mark.ts';
import type { MarkingWords } from '#domain/marking/words.ts';
import { TEAM_IDS, type TeamId } from '#domain/match/teams.ts';
import type { Millis } from '#domain/match/timer.ts';
import { cardIdOf, type Award, type RoomSettings } from './state.ts';

/** A seat at the table. */
export interface Player {
  /** Public; the seat's secret is another. */
  readonly id: string;
  readonly name: string;
  readonly shape: PlayerShape;
  /** One of eight, by its number from 0. */
  readonly colour: number;
  readonly team: TeamId;
  readonly joinedAt: Millis;
  /** Waits until the host lets it in, or has a seat. */
  readonly status: 'waiting' | 'in';
  /** The card that was on the table when it came: it plays from the next one on. */
  readonly cameAt: string | null;
  /** May do what the host does. */
  readonly isRemote: boolean;
  /** How much more time it has: 1, 1.5, 2; 0 is no limit. */
  readonly stretch: number;
}

export const PLAYER_SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'heart'] as const;
export type PlayerShape = (typeof PLAYER_SHAPES)[number];
export const PLAYER_COLOURS = 8;

/** One phone's answer to one card. */
export interface Answer {
  readonly playerId: string;
  /** A typed answer or a chosen one; the side or person that is voted for; a list, a line each. */
  readonly text: string;
  /** When the server had it. */
  readonly at: Millis;
  /** Milliseconds that were left of the clock then. */
  readonly leftMs: Millis;
  /** What the host has said about it. */
  readonly ruling: 'right' | 'wrong' | null;
  /** Its player thinks that it is right. */
  readonly isChallenged: boolean;
}

export interface Marked extends Answer {
  readonly mark: Mark;
  /** The player's own, for their tally. */
  readonly points: number;
}

/** For a right answer; and at most for a quick one. */
const RIGHT_POINTS = 10;
const SPEED_POINTS = 5;

interface Question {
  readonly card: Card;
  readonly settings: RoomSettings;
  readonly durationMs: Millis;
  readonly words: MarkingWords;
}

/** Every answer with its mark, the host's word before the rule's. */
export function markAll(answers: readonly Answer[], question: Question): readonly Marked[] {
  const { card, settings, durationMs, words } = question;
  return answers.map((answer) => {
    const mark = answer.ruling ?? markOf(card, answer.text, words);
    const quick = settings.speed
      ? Math.round((SPEED_POINTS * Math.min(durationMs, answer.leftMs)) / durationMs)
      : 0;
    return { ...answer, mark, points: mark === 'right' ? RIGHT_POINTS + quick : 0 };
  });
}

interface Asked {
  readonly cards: readonly Card[];
  readonly players: readonly Player[];
  /** Those to the card. */
  readonly answers: readonly Pick<Answer, 'playerId'>[];
}

/** Who could answer the card that a key names: was there before it, or has answered it. */
export function playersAsked(key: string, { cards, players, answers }: Asked): readonly Player[] {
  const answered = new Set(answers.map(({ playerId }) => playerId));
  const place = (of: string) => cards.findIndex(({ id }) => id === cardIdOf(of));
  return players.filter(({ id, cameAt }) => {
    if (cameAt === null) return true;
    if (cameAt === key) return false;
    const isOfThisDealing = cameAt.split('.', 1)[0] === key.split('.', 1)[0];
    return answered.has(id) || !isOfThisDealing || place(cameAt) < place(key);
  });
}

/** What the teams get: the best of their phones once, or the average over all of them. */
export function awardOf(
  marked: readonly Marked[],
  players: readonly Player[],
  scoring: RoomSettings['scoring'],
): Award {
  const points = new Map(marked.map((answer) => [answer.playerId, answer.points]));
  const award: Partial<Record<TeamId, number>> = {};
  for (const team of TEAM_IDS) {
    const seats = players.filter((player) => player.team === team && player.status === 'in');
    const all = seats.map(({ id }) => points.get(id) ?? 0);
    const sum = all.reduce((one, other) => one + other, 0);
    const given = scoring === 'team' ? Math.max(0, ...all) : Math.round(sum / (all.length || 1));
    if (given > 0) award[team] = given;
  }
  return award;
}

/** How often each side was voted for, the most first. */
export function countVotes(answers: readonly Pick<Answer, 'text'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of answers) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map([...counts].toSorted(([, one], [, other]) => other - one));
}

/** The lines of a list, none twice. */
export function linesOf(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Map(lines.map((line) => [foldedLine(line), line])).values()];
}

/** Words that stand in two lists count for nobody. Answers with the folded ones. */
export function doubledLines(lists: readonly Pick<Answer, 'text'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const { text } of lists) {
    for (const line of linesOf(text).map(foldedLine)) {
      if (seen.has(line)) doubled.add(line);
      seen.add(line);
    }
  }
  return doubled;
}

/** As two lists are compared: case, accents and punctuation don't count. */
export function foldedLine(line: string): string {
  return line
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
