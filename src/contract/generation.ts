// Having a deck written: the request, the run and its end (DATA-08, DATA-09, CALL-FN-01).
import * as z from 'zod/mini';
import {
  CARD_COUNTS,
  DIFFICULTIES,
  GENERATED_CATEGORIES,
  TEAM_COUNTS,
  TIMER_SECONDS,
} from '#game/categories.ts';
import { INSTRUCTIONS_MAX, TOPIC_MAX, TOPIC_MIN_SOLID, solidLength } from '#contract/limits.ts';

const Topic = z.string().check(
  z.trim(),
  z.maxLength(TOPIC_MAX),
  z.refine((topic) => solidLength(topic) >= TOPIC_MIN_SOLID),
);

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
  customInstructions: z._default(z.string().check(z.trim(), z.maxLength(INSTRUCTIONS_MAX)), ''),
  avoidDuplicates: z._default(z.boolean(), false),
  teamCount: z.literal(TEAM_COUNTS),
  timerSeconds: z.literal(TIMER_SECONDS),
  /** The host agrees to a smaller deck when the card bank can't fill it (house writer only). */
  acceptFewer: z._default(z.boolean(), false),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

/** Where a run stands: requested and writing are under way, saved and failed are its two ends. */
export const RUN_STATES = ['requested', 'writing', 'saved', 'failed'] as const;

/** A run as its owner sees it: GET /api/generations/:id, and the 'run' event. */
export const Run = z.object({
  id: z.string(),
  requestId: z.string(),
  state: z.enum(RUN_STATES),
  topic: z.string(),
  /** Cards wanted, and written so far. */
  cardCount: z.int(),
  written: z.int(),
  /** The newest card's question. */
  newest: z.nullable(z.string()),
  mode: z.enum(['model', 'house']),
  /** The saved game, once there is one. */
  gameId: z.nullable(z.string()),
  /** The error code of a failed run. */
  failure: z.nullable(z.string()),
});
export type Run = z.infer<typeof Run>;

/** GET /api/bank?gameType=…&topic=…: what the card bank has about a topic (house writer only). */
export const BankCoverage = z.object({
  /** Cards about the topic itself. */
  cards: z.int(),
  /** Cards a deck could have, with topic templates filled in. */
  withTemplates: z.int(),
  /** Topics the bank knows well, nearest first. */
  nearTopics: z.array(z.string()),
});
export type BankCoverage = z.infer<typeof BankCoverage>;
