// Saved decks on the wire (DATA-01).
import * as z from 'zod/mini';
import { CATEGORY_IDS, TEAM_COUNTS, TIMER_SECONDS } from '#domain/category/categories.ts';
import { WireCard } from '#contract/cards.ts';

const deckFields = {
  id: z.string(),
  userId: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  updatedAt: z.int(),
  /** The category's name. */
  category: z.string(),
  /** The category's id. */
  gameType: z.string(),
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  difficulty: z.string(),
  cardCount: z.int(),
  teamCount: z.int(),
  timerSeconds: z.int(),
  tags: z.array(z.string()),
  /** Who wrote the cards: a model, the card bank, or the host. */
  mode: z.enum(['model', 'house', 'own']),
};

/** Decks on a page of My Games: wide screens, narrow ones (CONST-18). */
export const PAGE_SIZES = { wide: 20, narrow: 10 } as const;
const SEARCH_MAX = 120;

/** What GET /api/games asks for, as a query. */
export const DeckQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), PAGE_SIZES.wide),
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)), ''),
  category: z._default(z.enum(['all', ...CATEGORY_IDS]), 'all'),
});
export type DeckQuery = z.infer<typeof DeckQuery>;

/** One row of GET /api/games: no cards, lists stay light. */
export const DeckSummary = z.object(deckFields);
export type DeckSummary = z.infer<typeof DeckSummary>;

/** GET /api/games: newest first (CALL-DB-01). */
export const DeckList = z.object({ games: z.array(DeckSummary), total: z.int() });
export type DeckList = z.infer<typeof DeckList>;

/** GET /api/games/:id. */
export const Deck = z.object({
  ...deckFields,
  cards: z.array(WireCard),
  previewCards: z.array(WireCard),
  /** Paid as fresh: no question that its host had had before. */
  fresh: z.boolean(),
  /** 0 or 1 (CONST-11); 0 for a deck that Riffle did not write. */
  regenerationsLeft: z.int(),
  /** Single cards that can still be written again. */
  rewritesLeft: z.int(),
});
export type Deck = z.infer<typeof Deck>;

/** PATCH /api/games/:id: what a host changes of a saved deck, at least one field (CALL-DB-03). */
export const SettingsChange = z
  .object({
    teamCount: z.optional(z.literal(TEAM_COUNTS)),
    timerSeconds: z.optional(z.literal(TIMER_SECONDS)),
  })
  .check(z.refine((change) => Object.values(change).some((field) => field !== undefined)));
export type SettingsChange = z.infer<typeof SettingsChange>;
