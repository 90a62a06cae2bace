// The shape of what `content/` holds for the house writer: a pack of a topic, general cards of a category, templates.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import * as z from 'zod/mini';
import { DIFFICULTIES } from '#domain/category/categories.ts';
import { FreeDeckFile } from '#domain/deck/free-deck.ts';

const some = z.string().check(z.minLength(1));
const few = z.readonly(z.array(some));
const difficulty = z.enum(DIFFICULTIES);

/** The kind of source that settles a question. */
export const SOURCES = [
  'astronomical data',
  'atlas',
  'catalogue of art',
  'cookery reference',
  'dictionary',
  'discography',
  'encyclopedia',
  'field guide',
  'filmography',
  'history',
  'literature',
  'mythology',
  'rule book',
  'science reference',
  'sports record',
  'technical history',
] as const;

/** What a topic is about. */
const KINDS = [
  'fandom',
  'artist-or-music',
  'sport',
  'place',
  'history',
  'science',
  'food-or-drink',
  'occasion',
  'hobby',
  'school-subject',
  'general',
] as const;

const TriviaCard = z.object({
  difficulty,
  question: some,
  /** Helps without telling. */
  hint: some,
  /** The one right answer. */
  answer: some,
  /** Other answers that a host should accept. */
  accepts: z.optional(few),
  /** One line that explains the answer. */
  explanation: some,
  /** Narrower subjects that a topic typed by a host may name: 'volcanoes', 'Italy', 'football world cups'. */
  subjects: few,
  /** What a doubter would look it up in; for those who check the bank, never dealt. */
  source: z.enum(SOURCES),
});

const PromptCard = z.object({
  /** The form of the prompt: 'never-have-i-ever', 'most-likely-to', 'vote', 'rule', 'rank', … */
  form: some,
  /** How bold it is: 1 for any company, 2 for friends, 3 for close friends late at night. */
  daring: z.literal([1, 2, 3]),
  question: some,
  subjects: few,
});
export type PromptCard = z.infer<typeof PromptCard>;

const ChallengeCard = z.object({
  form: some,
  difficulty,
  question: some,
  hint: some,
  answer: some,
  /** One line that shows why the answer holds. */
  explanation: some,
  subjects: few,
});

const SecretCard = z.object({
  difficulty,
  /** The thing to act out or guess. */
  secret: some,
  /** The five words that people would say first. */
  forbidden: z.readonly(z.array(some).check(z.length(5))),
});

const file = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ $schema: z.string(), title: some, ...shape });
const generalCards = <Card extends z.ZodMiniType>(card: Card) =>
  // Keywords: other words a host may type for the whole of it.
  file({ keywords: few, cards: z.readonly(z.array(card)) });

/** `content/topics/<id>.json`. */
export const TopicPack = file({
  /** Other words a host may type for the topic. */
  aliases: few,
  kind: z.enum(KINDS),
  parents: few,
  /** Ids of packs. */
  near: few,
  trivia: z.readonly(z.array(TriviaCard)),
});

/** `content/categories/<category>/<id>.json` for categories of prompts. */
export const Prompts = generalCards(PromptCard);
/** The same for puzzles. */
export const Puzzles = generalCards(ChallengeCard);
/** The same for secrets. */
export const Secrets = generalCards(SecretCard);

/** `content/templates/<category>.json`: sentences that bear any noun phrase in the place of '{topic}'. */
export const Templates = z.strictObject({
  $schema: z.string(),
  templates: z.readonly(
    z.array(
      z.strictObject({
        form: some,
        daring: z.optional(z.literal([1, 2, 3])),
        text: some.check(z.includes('{topic}')),
      }),
    ),
  ),
});
export type BankTemplate = z.infer<typeof Templates>['templates'][number];

interface TopicHead {
  /** Unique within its category, the name of its file: 'world-geography'. */
  readonly id: string;
  readonly category: GeneratedCategory;
  /** As shown to a host: 'World geography'. */
  readonly title: string;
  readonly keywords: readonly string[];
}

/** The cards about one thing, in one category. */
export type BankTopic = TopicHead &
  (
    | { readonly shape: 'facts'; readonly cards: z.infer<typeof TopicPack>['trivia'] }
    | { readonly shape: 'prompts'; readonly cards: z.infer<typeof Prompts>['cards'] }
    | { readonly shape: 'puzzles'; readonly cards: z.infer<typeof Puzzles>['cards'] }
    | { readonly shape: 'secrets'; readonly cards: z.infer<typeof Secrets>['cards'] }
  );

/** By the names of their files in `content/schemas`, from which editors complete and check. */
export const SCHEMAS = {
  topic: TopicPack,
  prompts: Prompts,
  puzzles: Puzzles,
  secrets: Secrets,
  templates: Templates,
  'free-deck': FreeDeckFile,
} as const;
