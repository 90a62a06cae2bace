// The quality of the house writer's decks: 72 of them, twelve topics in each of six categories.
import { GENERATED_CATEGORIES, type GeneratedCategory } from '../src/domain/category/categories.ts';
import {
  houseWriter,
  type HouseWriter,
} from '../src/server/features/generation/writing/house-writer.ts';
import { dealDeck, type Dealt } from './quality/deal.ts';
import { bearingOf, formOf } from './quality/on-topic.ts';
import { ASKED, BROAD, NARROW } from './quality/topics.ts';
import { median, type Section } from './section.ts';

const DECK = 20;

export async function measureDecks(): Promise<Section> {
  const house = houseWriter(Math.random);
  const rows: string[][] = [];
  for (const gameType of GENERATED_CATEGORIES) rows.push(await rowOf(house, gameType));
  const narrow = await narrowShare(house);
  const asked = await askedDecks(house);
  return {
    title: 'Quality of the house writer’s decks',
    command: 'npm run bench -- decks',
    about: `72 decks of up to ${DECK} cards: twelve topics in each category (bench/quality/topics.ts). A card is on topic when its author filed it under the topic, by its file’s title and keywords or its own subjects, or when it is a template around the topic; a card that only mentions it does not count. “Twice within” are cards that the checks found alike in one deck and left out; “in several decks” is the share of cards that were dealt for more than one of the twelve topics. Of ${narrow.cards} cards dealt for ${NARROW.length} narrower subjects of trivia, ${percent(narrow.share)} are filed under the subject, in the worst case ${percent(narrow.worst.share)} (${narrow.worst.topic}). Of ${ASKED.length} topics that people look for on quiz sites, ${asked} fill a deck of ${DECK} trivia cards filed under them. Aims: 100 % on topic, 80 % for narrower subjects.`,
    columns: [
      'category',
      'cards dealt',
      'on topic',
      'templates',
      'twice within',
      'in several decks',
      'failed other checks',
      'forms a deck',
      'characters, median and longest',
    ],
    rows,
  };
}

async function rowOf(house: HouseWriter, gameType: GeneratedCategory): Promise<string[]> {
  const decks = new Map<string, Dealt>();
  for (const topic of BROAD[gameType]) {
    decks.set(topic, await dealDeck(house, { gameType, topic, most: DECK }));
  }
  const cards = [...decks].flatMap(([topic, deck]) => deck.cards.map((card) => ({ topic, card })));
  const bearings = cards.map(({ topic, card }) => bearingOf(gameType, topic, card));
  const rejections = [...decks.values()].flatMap((deck) => deck.rejections);
  const repeats = rejections.filter((rejection) => rejection === 'duplicate').length;
  const byQuestion = Map.groupBy(cards, ({ card }) => card.question);
  const shared = [...byQuestion.values()].filter((same) => same.length > 1).length;
  const forms = [...decks].map(
    ([topic, deck]) => new Set(deck.cards.map((card) => formOf(gameType, topic, card))).size,
  );
  const lengths = cards.map(({ card }) => card.question.length);
  const share = (wanted: string): number =>
    bearings.filter((bearing) => bearing === wanted).length / bearings.length;
  return [
    gameType,
    `${cards.length}`,
    percent(share('filed') + share('template')),
    percent(share('template')),
    `${repeats}`,
    percent(shared / byQuestion.size),
    `${rejections.length - repeats}`,
    `${median(forms)}`,
    `${median(lengths)}, ${Math.max(...lengths)}`,
  ];
}

/** Cards dealt for narrower subjects, and the share of them that is filed under the subject. */
async function narrowShare(house: HouseWriter) {
  let cards = 0;
  let filed = 0;
  let worst = { topic: '', share: 1 };
  for (const topic of NARROW) {
    const deck = await dealDeck(house, { gameType: 'trivia', topic, most: DECK });
    const right = deck.cards.filter((card) => bearingOf('trivia', topic, card) === 'filed').length;
    const share = deck.cards.length === 0 ? 0 : right / deck.cards.length;
    if (share < worst.share) worst = { topic, share };
    cards += deck.cards.length;
    filed += right;
  }
  return { cards, share: filed / cards, worst };
}

/** How many of the topics that people look for fill a deck of trivia with cards filed under them. */
async function askedDecks(house: HouseWriter): Promise<number> {
  let full = 0;
  for (const topic of ASKED) {
    const deck = await dealDeck(house, { gameType: 'trivia', topic, most: DECK });
    const own = deck.cards.filter((card) => bearingOf('trivia', topic, card) === 'filed');
    if (own.length === DECK) full += 1;
  }
  return full;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
