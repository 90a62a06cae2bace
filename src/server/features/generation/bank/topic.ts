// The shape of what `content/` holds for the house writer: a pack of a topic, general cards of a category, templates.
import * as z from 'zod/mini';
import { GuardWords } from '#domain/marking/guard.ts';
import { MarkingWords } from '#domain/marking/words.ts';
import { DIFFICULTIES } from '#domain/category/categories.ts';
import { VOTES, WRONG_CHOICES } from '#domain/deck/card.ts';
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
export const KINDS = [
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
  /** Three that somebody might really say, and wrong for certain. */
  choices: z.readonly(z.array(some).check(z.length(WRONG_CHOICES))),
  /** One line that explains the answer. */
  explanation: some,
  /** Narrower subjects that a topic typed by a host may name: 'volcanoes', 'Italy', 'football world cups'. */
  subjects: z.optional(few),
  /** What a doubter would look it up in; for those who check the bank, never dealt. */
  source: z.optional(z.enum(SOURCES)),
});

/** What an entity of a topic is. */
export const ENTITY_KINDS = ['person', 'place', 'work', 'thing', 'event', 'phrase'] as const;

/** Something of a topic that those who like it know: secrets and puzzles are made of it. */
const Entity = z.object({
  name: some,
  kind: z.enum(ENTITY_KINDS),
  difficulty,
  /** One line that does not hold the name. */
  clue: some,
  /** The five words that people would say first. */
  forbidden: z.readonly(z.array(some).check(z.length(5))),
  /** Its name told by emoji alone, where that is fair. */
  emoji: z.optional(some),
  /** When it happened or came out, for a work or an event whose year nobody disputes. */
  year: z.optional(z.int().check(z.minimum(-4000), z.maximum(2100))),
});
export type Entity = z.infer<typeof Entity>;

/** Things that belong together, for 'what links these' and 'odd one out'. */
const Group = z.object({
  /** Ends the sentence 'They are all …': 'houses at Hogwarts'. */
  link: some,
  /** The first three stand beside the odd one, and no other of these four stands out. */
  members: z.readonly(z.array(some).check(z.minLength(4), z.maxLength(8))),
  /** Of the same topic, seems to belong and does not: 'Durmstrang', 'It is another school.' */
  odd: z.object({ name: some, why: some }),
});
export type Group = z.infer<typeof Group>;

const vote = z.enum(VOTES);
/** The two sides of 'either'. */
const sides = z.optional(z.readonly(z.array(some).check(z.length(2))));

const PackPrompt = z.object({ text: some, vote, options: sides });
export type PackPrompt = z.infer<typeof PackPrompt>;
const packPrompts = z.readonly(z.array(PackPrompt));

const PromptCard = z.object({
  /** The form of the prompt: 'never-have-i-ever', 'most-likely-to', 'vote', 'rule', 'rank', … */
  form: some,
  /** How bold it is: 1 for any company, 2 for friends, 3 for close friends late at night. */
  daring: z.literal([1, 2, 3]),
  question: some,
  /** How the table votes on it, where the sentence asks for a vote. */
  vote: z.optional(vote),
  options: sides,
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
  file({
    /** Other words a host may type for the whole of it. */
    keywords: few,
    /** Kinds of topics whose decks it may fill up; any, where it is left out. */
    fits: z.optional(z.readonly(z.array(z.enum(KINDS)))),
    cards: z.readonly(z.array(card)),
  });

/** `content/topics/<id>.json`. */
export const TopicPack = file({
  /** Other words a host may type for the topic. */
  aliases: few,
  kind: z.enum(KINDS),
  parents: few,
  /** Ids of packs. */
  near: few,
  /** Never for a drinking game: Social is offered instead. */
  isForChildren: z.optional(z.boolean()),
  trivia: z.readonly(z.array(TriviaCard)),
  entities: z.readonly(z.array(Entity)),
  groups: z.readonly(z.array(Group)),
  /** Said to the table, by category. */
  prompts: z.strictObject({
    drinking: packPrompts,
    social: packPrompts,
    relationship: packPrompts,
  }),
});
export type TopicPack = z.infer<typeof TopicPack>;

/** `content/categories/<category>/<id>.json` for categories of prompts. */
export const Prompts = generalCards(PromptCard);
export type Prompts = z.infer<typeof Prompts>;
/** The same for puzzles. */
export const Puzzles = generalCards(ChallengeCard);
export type Puzzles = z.infer<typeof Puzzles>;
/** The same for secrets. */
export const Secrets = generalCards(SecretCard);
export type Secrets = z.infer<typeof Secrets>;

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
export type Templates = z.infer<typeof Templates>;
export type BankTemplate = Templates['templates'][number];

/** The general cards of one category under one title. */
export type GeneralCards = { readonly id: string } & (
  | ({ readonly shape: 'prompts' } & Prompts)
  | ({ readonly shape: 'puzzles' } & Puzzles)
  | ({ readonly shape: 'secrets' } & Secrets)
);

/** By the names of their files in `content/schemas`, from which editors complete and check. */
export const SCHEMAS = {
  topic: TopicPack,
  prompts: Prompts,
  puzzles: Puzzles,
  secrets: Secrets,
  templates: Templates,
  'free-deck': FreeDeckFile,
  marking: MarkingWords,
  guard: GuardWords,
} as const;
