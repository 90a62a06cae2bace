// Having a deck written: the request, the run and its end (DATA-08, DATA-09, CALL-FN-01).
import * as z from 'zod/mini';
import { WireCard } from '#contract/cards.ts';
import {
  CARD_COUNTS,
  DIFFICULTIES,
  GENERATED_CATEGORIES,
  TEAM_COUNTS,
  TIMER_SECONDS,
} from '#domain/category/categories.ts';
import { CARD_LANGUAGES } from '#domain/language/languages.ts';
import { INSTRUCTIONS_MAX, TOPIC_MAX } from '#contract/limits.ts';
import { isTopicLongEnough } from '#contract/topic.ts';
import { typed } from '#contract/typed.ts';

const Topic = typed(z.string().check(z.maxLength(TOPIC_MAX), z.refine(isTopicLongEnough)));

const Instructions = typed(z.string().check(z.maxLength(INSTRUCTIONS_MAX)));

/** POST /api/generations. */
export const GenerationRequest = z.object({
  /** Made by the browser, one a click: the same id never starts or costs a second run. */
  requestId: z.uuid(),
  /** The category's name; must be the name of `gameType`. */
  category: z.string(),
  gameType: z.enum(GENERATED_CATEGORIES),
  topic: Topic,
  difficulty: z.enum(DIFFICULTIES),
  cardCount: z.literal(CARD_COUNTS),
  customInstructions: z._default(Instructions, ''),
  /** Of the cards, as the form has shown it; decided by the server where an older page leaves it out. */
  language: z.optional(z.enum(CARD_LANGUAGES)),
  avoidDuplicates: z._default(z.boolean(), false),
  teamCount: z.literal(TEAM_COUNTS),
  timerSeconds: z.literal(TIMER_SECONDS),
  /** The host has said yes to a deck that is shorter than asked, or mostly not about the topic (house writer only). */
  acceptFewer: z._default(z.boolean(), false),
  /** What the host was told the deck costs, in credits: it never costs more (house writer only). */
  quotedPrice: z.optional(z.int().check(z.minimum(0))),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

/**
 * What only the server decides. A request that says it too must say the same; then nothing is lost by
 * a page that knows better.
 */
export const DecidedByServer = z.object({
  userId: z.optional(z.unknown()),
  cost: z.optional(z.unknown()),
  credits: z.optional(z.unknown()),
  balance: z.optional(z.unknown()),
  price: z.optional(z.unknown()),
  amount: z.optional(z.unknown()),
  packId: z.optional(z.unknown()),
});
export type DecidedByServer = z.infer<typeof DecidedByServer>;

/** POST /api/games/:id/regenerations: the same deck anew, once, free (STATE-GEN-08, CALL-DB-04). */
export const RegenerationRequest = z.object({
  requestId: z.uuid(),
  /** Seconds a card from now on; as before where it is left out. */
  timerSeconds: z.optional(z.literal(TIMER_SECONDS)),
});
export type RegenerationRequest = z.infer<typeof RegenerationRequest>;

/** Where a run stands: requested and writing are under way, saved and failed are its two ends; one that failed may have an offer. */
export const RUN_STATES = ['requested', 'writing', 'saved', 'failed'] as const;

/** Cards of a run that came too short for a deck, `written` of them: its host keeps them, or has the credits back. */
const Offer = z.object({
  /** What they cost, in credits; the others come back. */
  price: z.int(),
  /** When it ends without an answer, in milliseconds since 1970: the credits come back, and the cards go. */
  until: z.int(),
});

/** A run as its owner sees it: GET /api/generations/:id, and the 'run' event. */
export const Run = z.object({
  id: z.string(),
  requestId: z.string(),
  state: z.enum(RUN_STATES),
  topic: z.string(),
  gameType: z.enum(GENERATED_CATEGORIES),
  /** Cards wanted, and written so far. */
  cardCount: z.int(),
  written: z.int(),
  /** The newest card's question; null where cards are dealt face down, and nobody is to read them before. */
  newest: z.nullable(z.string()),
  mode: z.enum(['model', 'house']),
  /** The saved deck, once there is one. */
  gameId: z.nullable(z.string()),
  /** The deck that gets new cards by this run; null where a new deck is made. */
  regenerates: z.nullable(z.string()),
  /** Cards turned away because this host has had them before; counted with fresh questions only. */
  rejected: z.int(),
  /** The error code of a failed run. */
  failure: z.nullable(z.string()),
  /** Seconds after which another try makes sense, counted from when it failed. */
  retryAfterSeconds: z.nullable(z.int()),
  /** Cards that were wanted and not written, of a saved deck. */
  missing: z.int(),
  /** What it costs, or was to cost: where it has failed, that was given back, or is when the offer ends. */
  cost: z.int(),
  /** The host has read how it ended. */
  isPutAway: z.boolean(),
  /** Null where nothing is offered, or not any more. A page that knows of no offers takes the run for failed. */
  offer: z.nullable(Offer),
});
export type Run = z.infer<typeof Run>;

/** GET /api/generations: newest first. */
export const RunList = z.object({ runs: z.array(Run) });

/** GET /api/generations/:id/cards?from=n: a run's cards from number n (counted from 0) on. */
export const RunCards = z.object({
  from: z.int(),
  state: z.enum(RUN_STATES),
  cards: z.array(WireCard),
});
export type RunCards = z.infer<typeof RunCards>;

/** GET /api/bank?gameType=…&topic=…: what Riffle's own cards have about a topic (house writer only). */
export const BankCoverage = z.object({
  /** Cards about the topic itself. */
  cards: z.int(),
  /** Cards of topics nearby. */
  near: z.int(),
  /** All that a deck can have: near, general and template cards included. */
  withTemplates: z.int(),
  /** Titles of topics nearby, nearest first; those that the near cards are from come first. */
  nearTopics: z.array(z.string()),
  /** How many of the cards about the topic are of each level; null where the category has none. */
  levels: z.nullable(z.record(z.enum(DIFFICULTIES), z.int())),
  /** How many cards about the topic the host who asks has had; they come last. */
  had: z.int(),
  /** The category to play it in, where the one asked for is not fit for the topic. */
  instead: z.nullable(z.enum(GENERATED_CATEGORIES)),
});
export type BankCoverage = z.infer<typeof BankCoverage>;

/** GET /api/topics?text=…: topics that Riffle has cards about, best first, as somebody types. */
export const TopicSuggestions = z.object({ topics: z.array(z.string()) });
