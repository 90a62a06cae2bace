// All the cards that a deck about a topic may have, each with how near it is to what was typed.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { BankCard, Bearing, PooledCard } from './bank-card.ts';
import { findTopics, GENERAL_PACKS, type FoundTopics } from './find-topics.ts';
import { sortGeneral } from './general-cards.ts';
import { loadGeneral, loadPack, loadTemplates } from './load.ts';
import { cardsOf, partOf } from './pack-cards.ts';
import type { BankTemplate } from './topic.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';
import { keyOf } from './words.ts';

export interface Pool {
  readonly found: FoundTopics;
  /** About the topic itself, none twice. */
  readonly about: readonly PooledCard[];
  /** Near, general and templates, nearest first, none of them among those about it. */
  others(): Promise<readonly PooledCard[]>;
}

/** Categories whose cards are said by one grown-up to another. */
const TALKED = new Set<GeneratedCategory>(['social', 'relationship']);

/** A drinking game about something for children has no cards. */
export async function poolOf(
  index: TopicIndex,
  category: GeneratedCategory,
  topic: string,
): Promise<Pool> {
  const found = findTopics(index, topic);
  const isForChildren = found.about.some((each) => each.isForChildren);
  if (category === 'drinking' && isForChildren) {
    return { found, about: [], others: async () => [] };
  }
  const keys = new Set([topic, ...found.about.map(({ title }) => title)].map(keyOf));
  const meant = { keys, kind: found.about[0]?.kind, isForChildren };
  const filed = sortGeneral(await loadGeneral(category), meant);
  const ofPacks = await cardsAbout(found, category);
  const about = withoutRepeats(bearing('about', [...ofPacks, ...filed.about]));
  return {
    found,
    about,
    others: async () => {
      // What other packs say to grown-ups is not for children.
      const isSilent = isForChildren && TALKED.has(category);
      const ofPacksAround = (topics: readonly IndexedTopic[]) =>
        isSilent ? [] : cardsOfPacks(topics, category);
      const home = await ofPacksAround(found.homes);
      const near = await ofPacksAround(found.near);
      const general = [...(await generalTrivia(index, category)), ...filed.general];
      const templates = await loadTemplates(category);
      const others = [
        ...bearing('home', withoutAnswersOf(about, home)),
        ...bearing('near', withoutAnswersOf([...about, ...home], near)),
        ...bearing('general', withoutAnswersOf([...about, ...home, ...near], general)),
        ...bearing(
          'template',
          templates.map((template) => filled(template, topic)),
        ),
      ];
      return withoutRepeats([...about, ...others]).slice(about.length);
    },
  };
}

async function generalTrivia(
  { topics }: TopicIndex,
  category: GeneratedCategory,
): Promise<BankCard[]> {
  if (category !== 'trivia') return [];
  const packs = topics.filter(({ id }) => GENERAL_PACKS.includes(id));
  return cardsOfPacks(packs, category);
}

async function cardsAbout(
  { about, parts }: FoundTopics,
  category: GeneratedCategory,
): Promise<BankCard[]> {
  const ofParts = parts.map(async ({ topic, subject }) =>
    cardsOf(partOf(await loadPack(topic.id), subject), category),
  );
  const own = await cardsOfPacks(about, category);
  return [...own, ...withoutAnswersOf(own, (await Promise.all(ofParts)).flat())];
}

/** Two packs may tell one fact in their own ways: a deck has the nearer one's. */
function withoutAnswersOf(nearer: readonly BankCard[], cards: readonly BankCard[]): BankCard[] {
  const told = new Set(nearer.map(({ answer }) => answer.toLowerCase()));
  return cards.filter(({ answer }) => answer === '' || !told.has(answer.toLowerCase()));
}

async function cardsOfPacks(
  topics: readonly IndexedTopic[],
  category: GeneratedCategory,
): Promise<BankCard[]> {
  const packs = await Promise.all(topics.map(({ id }) => loadPack(id)));
  return packs.flatMap((pack) => cardsOf(pack, category));
}

function bearing(name: Bearing, cards: readonly BankCard[]): PooledCard[] {
  return cards.map((card) => ({ ...card, bearing: name }));
}

/** Of two that are found both ways, the nearer one stays. */
function withoutRepeats(cards: readonly PooledCard[]): PooledCard[] {
  const nearest = new Map(cards.toReversed().map((card) => [card.question, card]));
  return cards.filter((card) => nearest.get(card.question) === card);
}

function filled({ text, form }: BankTemplate, topic: string): BankCard {
  const question = text.replace('{topic}', () => topic);
  return { question, hint: '', answer: '', difficulty: undefined, form };
}
