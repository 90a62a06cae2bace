// A match as browser storage keeps it. It loads whole or is refused whole (STATE-GAME-24, -25).
import * as z from 'zod/mini';
import { Card, TEXT_LIMITS } from '#domain/deck/card.ts';
import { CATEGORY_IDS, TEAM_COUNTS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS } from '#domain/category/free-games.ts';
import { kindFrom } from '#domain/category/from-label.ts';
import { labelOf } from '#domain/category/kind.ts';
import { areDifferent, CREST_IDS } from './crests.ts';
import { isConsistent } from './replay.ts';
import { MOST_EVENTS, MOST_POINTS, totalRounds } from './scoreboard.ts';
import { MOST_CARDS, NOTES_LIMIT, STATE_VERSION, type MatchState } from './state.ts';
import { cleanTeamName, TEAM_IDS, TEAM_NAME_LIMIT, teamsOf, type TeamNames } from './teams.ts';
import type { Millis } from './timer.ts';

const LONGEST_TIMER_MS = 60 * 60 * 1000;

/** At most so many characters, as people count them. */
const text = (most: number) =>
  z.string().check(z.refine((value) => Array.from(value).length <= most));
const Short = z.string().check(z.maxLength(100));
const TeamIdSchema = z.enum(TEAM_IDS);
const Time = z.int().check(z.minimum(0));
const Duration = z.int().check(z.minimum(1000), z.maximum(LONGEST_TIMER_MS));

const TimerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running'), durationMs: Duration, deadline: Time }),
  z.object({
    status: z.literal('paused'),
    durationMs: Duration,
    remainingMs: Time,
    isHeld: z.optional(z.literal(true)),
  }),
]);

const Points = z
  .int()
  .check(z.minimum(-MOST_POINTS * MOST_EVENTS), z.maximum(MOST_POINTS * MOST_EVENTS));
const EventSchema = z.object({
  act: z.enum(['points', 'clear', 'next-round']),
  round: z.int().check(z.minimum(1), z.maximum(MOST_CARDS)),
  card: z.optional(Short),
  turn: z.optional(TeamIdSchema),
  byItself: z.optional(z.literal(true)),
  byPhones: z.optional(z.literal(true)),
  changes: z
    .array(z.object({ team: TeamIdSchema, points: Points, adjustment: Points }))
    .check(z.maxLength(TEAM_IDS.length)),
});
const Events = z.array(EventSchema).check(z.maxLength(MOST_EVENTS));

const Label = z.string().check(z.minLength(1), z.maxLength(TEXT_LIMITS.title + 50));

const KindSchema = z.object({
  category: z.enum(CATEGORY_IDS),
  freeGame: z.optional(z.enum(FREE_GAME_IDS)),
  topic: Label,
});

const Saved = z.object({
  version: z.literal(STATE_VERSION),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  gameId: z.optional(Short),
  /** All that version 0.1.0 knew of the category; written for its pages, and read only where theirs is all there is. */
  currentCategory: Label,
  kind: z.optional(KindSchema),
  cards: z.array(Card).check(z.minLength(1), z.maxLength(MOST_CARDS)),
  // Matches from before cards could be left out have none.
  skipped: z._default(z.array(Card).check(z.maxLength(MOST_CARDS)), []),
  currentCardIndex: z.int().check(z.minimum(0)),
  isGameActive: z.literal(true),
  timer: TimerSchema,
  teamCount: z.literal(TEAM_COUNTS),
  teamNames: z.partialRecord(TeamIdSchema, text(TEAM_NAME_LIMIT)),
  // Matches from before teams had a choice have none.
  teamCrests: z.optional(z.record(TeamIdSchema, z.enum(CREST_IDS))),
  currentTeam: TeamIdSchema,
  scoreboard: z.object({ events: Events, undone: Events }),
  notes: text(NOTES_LIMIT),
  includeHints: z.boolean(),
  includeAnswers: z.boolean(),
  closesRounds: z.optional(z.boolean()),
  roundsBefore: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_EVENTS))),
});

/** What browser storage keeps of a match. */
export function keptForm(state: MatchState): object {
  const { category, freeGame, topic, ...rest } = state;
  const kind = { category, freeGame, topic };
  return { ...rest, kind, currentCategory: labelOf(state) };
}

/** The match of what was kept; undefined when it is corrupt, of another version, over, or without cards. */
export function matchFrom(kept: unknown, now: Millis): MatchState | undefined {
  const parsed = Saved.safeParse(kept);
  if (!parsed.success) return undefined;
  const { gameId, cards, skipped, timer, teamNames, teamCrests, currentCategory, kind, ...state } =
    parsed.data;
  const { freeGame, ...about } = kind ?? kindFrom(currentCategory);
  const match: MatchState = {
    ...state,
    ...about,
    ...(freeGame !== undefined && { freeGame }),
    ...(gameId !== undefined && { gameId }),
    ...(teamCrests !== undefined && { teamCrests }),
    cards,
    skipped,
    teamNames: withoutSpaces(teamNames),
    timer:
      timer.status === 'running'
        ? // The clock may have jumped back meanwhile: nobody gets more than the full time.
          { ...timer, deadline: Math.min(timer.deadline, now + timer.durationMs) }
        : timer,
  };
  return isValid(match) ? match : undefined;
}

/** Matches from before names of spaces became default names have some. */
function withoutSpaces(names: TeamNames): TeamNames {
  return Object.fromEntries(
    Object.entries(names).map(([team, name]) => [
      team,
      cleanTeamName(name) === '' ? '' : name.trimStart(),
    ]),
  );
}

/** What a schema can't say: that the parts fit each other. */
export function isValid(match: MatchState): boolean {
  const { cards, skipped, timer, roundsBefore = 0 } = match;
  const deck = [...cards, ...skipped];
  return (
    (match.freeGame === undefined || match.category === 'free') &&
    match.currentCardIndex < cards.length &&
    deck.length <= MOST_CARDS &&
    new Set(deck.map((card) => card.id)).size === deck.length &&
    teamsOf(match.teamCount).includes(match.currentTeam) &&
    (timer.status === 'running' || timer.remainingMs <= timer.durationMs) &&
    Object.values(match.teamNames).every((name) => name === cleanTeamName(name)) &&
    (match.teamCrests === undefined || areDifferent(match.teamCrests)) &&
    // The fewest teams and all cards make the most rounds.
    isConsistent(
      match.scoreboard,
      roundsBefore + totalRounds(deck.length, Math.min(...TEAM_COUNTS)),
    )
  );
}
