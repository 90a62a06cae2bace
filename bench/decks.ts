// The quality of the house writer's decks: for what people look for, whether there is a pack or not, and for the packs.
import { GENERATED_CATEGORIES, type GeneratedCategory } from '../src/domain/category/categories.ts';
import { loadTopicIndex } from '../src/server/features/generation/bank/topic-index.ts';
import {
  houseWriter,
  type HouseWriter,
} from '../src/server/features/generation/writing/house-writer.ts';
import { dealDeck, type Dealt } from './quality/deal.ts';
import { formOf, shareOf, type Share } from './quality/on-topic.ts';
import { ASKED, BROAD, NARROW } from './quality/topics.ts';
import { ASKED_LATER } from './quality/topics-later.ts';
import { median, type Section } from './section.ts';

const DECK = 20;
const SHARES: readonly Share[] = ['about', 'near', 'general', 'template'];

export async function measureDecks(): Promise<Section> {
  const house = houseWriter(Math.random);
  const { topics } = await loadTopicIndex();
  const rows: string[][] = [];
  for (const category of GENERATED_CATEGORIES) {
    const lists = {
      asked: ASKED,
      'of the category': BROAD[category],
      packs: topics.map(({ title }) => title),
    };
    for (const [name, list] of Object.entries(lists))
      rows.push([category, name, ...(await figuresOf(house, category, list))]);
  }
  rows.push(['trivia', 'asked later', ...(await figuresOf(house, 'trivia', ASKED_LATER))]);
  rows.push(['trivia', 'narrower', ...(await figuresOf(house, 'trivia', NARROW))]);
  const full = await fullTrivia(house, ASKED);
  const fullLater = await fullTrivia(house, ASKED_LATER);
  return {
    title: 'Quality of the house writer’s decks',
    command: 'npm run bench -- decks',
    about: `Decks of up to ${DECK} cards, as a host gets them who agrees to what is offered: for ${ASKED.length} topics that people look for on quiz sites, written down before any pack was, for ${ASKED_LATER.length} more that were written down when there were 151 packs, by somebody who had not seen them, for twelve topics of each category, for the ${topics.length} packs, and for ${NARROW.length} narrower subjects (bench/quality). A card is about the topic when its author filed it under it, by its pack’s title and aliases or its own subjects; near, when its pack or one that this names as near shares the name; then general cards, and templates around the host’s words. “Refused” are topics that get no deck of ${DECK}; “twice” are cards that the checks found alike in one deck and left out. Of the ${ASKED.length} topics ${full} fill a deck of ${DECK} trivia cards that are all about them; before there were packs it was 1. Packs have been written for what was missing there since, so the figure of the ${ASKED_LATER.length} says more of a topic that somebody thinks of: ${fullLater}.`,
    columns: [
      'category',
      'topics',
      'decks',
      'refused',
      ...SHARES,
      'twice',
      'other faults',
      'forms a deck',
    ],
    rows,
  };
}

async function figuresOf(
  house: HouseWriter,
  gameType: GeneratedCategory,
  topics: readonly string[],
): Promise<string[]> {
  const decks: { readonly topic: string; readonly deck: Dealt }[] = [];
  for (const topic of topics)
    decks.push({ topic, deck: await dealDeck(house, { gameType, topic, most: DECK }) });
  const shares = decks.flatMap(({ topic, deck }) =>
    deck.cards.map((card) => shareOf(gameType, topic, card)),
  );
  const rejections = decks.flatMap(({ deck }) => deck.rejections);
  const twice = rejections.filter((rejection) => rejection === 'duplicate').length;
  const forms = decks.map(
    ({ deck }) => new Set(deck.cards.map((card) => formOf(gameType, card))).size,
  );
  return [
    `${decks.length}`,
    `${decks.filter(({ deck }) => deck.cards.length < DECK).length}`,
    ...SHARES.map((share) =>
      percent(shares.filter((each) => each === share).length / shares.length),
    ),
    `${twice}`,
    `${rejections.length - twice}`,
    `${median(forms)}`,
  ];
}

/** How many topics fill a deck of trivia with cards about them. */
async function fullTrivia(house: HouseWriter, topics: readonly string[]): Promise<number> {
  let full = 0;
  for (const topic of topics) {
    const { cards } = await dealDeck(house, { gameType: 'trivia', topic, most: DECK });
    if (cards.filter((card) => shareOf('trivia', topic, card) === 'about').length === DECK)
      full += 1;
  }
  return full;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
