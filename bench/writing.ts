// How long decks take beside the shortest time in which the model could write them.
import { loadavg } from 'node:os';
import { PACE, startPaced, timeDeck, type PacedRiffle } from './paced-deck.ts';
import { median, type Section } from './section.ts';

const RUNS = 3;
const CARDS = 60;
/** Streams that write a deck. */
const STREAMS = 8;
const MOST_REQUESTS = 10;
/** As many as are asked for: checks have room beside the eight streams that write. */
const MANY = { ...PACE, streams: 64 };

interface Deck {
  readonly ms: number;
  readonly firstMs: number;
  /** Of all the cards that were written, taken or not. */
  readonly cardTokens: number;
  readonly checkTokens: number;
  readonly requests: number;
}

/** Has one deck written, and adds up what the model has said for it. */
async function deckBy(paced: PacedRiffle): Promise<Deck> {
  const { model } = paced;
  const before = { ...model, requests: model.requests.length };
  const { ms, firstMs } = await timeDeck(paced, CARDS);
  const cardTokens = model.cardTokens - before.cardTokens;
  const checkTokens = model.tokens - before.tokens - cardTokens;
  return {
    ms,
    firstMs,
    cardTokens,
    checkTokens,
    requests: model.requests.length - before.requests,
  };
}

type Settings = Readonly<Record<string, string>>;

/** The medians of some decks, after one to warm up. */
async function measure(pace = MANY, isBad = (_serial: number) => false): Promise<Deck> {
  const paced = await startPaced({}, pace);
  const { model } = paced;
  const { card } = model;
  await timeDeck(paced, 20);
  model.card = (serial) => (isBad(serial) ? { ...card(serial), hint: '' } : card(serial));
  const decks: Deck[] = [];
  for (let run = 0; run < RUNS; run += 1) decks.push(await deckBy(paced));
  await paced.stop();
  const middle = (field: keyof Deck): number => median(decks.map((deck) => deck[field]));
  return {
    ms: middle('ms'),
    firstMs: middle('firstMs'),
    cardTokens: middle('cardTokens'),
    checkTokens: middle('checkTokens'),
    requests: middle('requests'),
  };
}

/** The shortest time for so many tokens in so many streams, in milliseconds. */
function idealMs(tokens: number, streams: number): number {
  return PACE.firstTokenMs + (tokens / (streams * PACE.tokensPerSecond)) * 1000;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const beside = (name: string, deck: Deck, ideal: number): string[] => [
  name,
  `${deck.cardTokens} + ${deck.checkTokens}`,
  `${deck.requests}`,
  seconds(deck.ms),
  seconds(ideal),
  (deck.ms / ideal).toFixed(2),
];

async function limited(settings: Settings): Promise<string[]> {
  const paced = await startPaced(settings, MANY);
  const deck = await deckBy(paced);
  await paced.stop();
  const demandedMs = Math.floor((deck.requests - 1) / MOST_REQUESTS) * 60_000;
  return beside(`${MOST_REQUESTS} requests a minute, one deck`, deck, demandedMs + 60_000);
}

export async function measureWriting(): Promise<Section> {
  const good = await measure();
  const bad = await measure(MANY, (serial) => serial % 3 === 0);
  const eight = await measure(PACE);
  const perCard = good.cardTokens / CARDS;
  const first = { ...good, ms: good.firstMs };
  const firstIdeal = idealMs(perCard, 1);
  const rows = [
    beside('first card', first, firstIdeal),
    beside(`${CARDS} cards`, good, idealMs(good.cardTokens, STREAMS)),
    beside('a third of the cards bad', bad, idealMs(perCard * CARDS * 1.5, STREAMS)),
    beside(
      `${CARDS} cards, the server speaks ${STREAMS} streams at once`,
      eight,
      idealMs(eight.cardTokens + eight.checkTokens, STREAMS),
    ),
    await limited({ AI_REQUESTS_PER_MINUTE: `${MOST_REQUESTS}` }),
  ];
  const late = good.firstMs - firstIdeal;
  return {
    title: 'Writing a deck',
    command: 'npm run bench -- writing',
    about: `From the request to the event that the game is saved with its ${CARDS} cards checked, median of ${RUNS} decks after one to warm up, with the settings as they are, a browser listening, and a model server on this machine: 0.5 s to the first token of a stream, then 60 tokens a second on each, every token an event of its own. The ideal is 0.5 s and the tokens of the cards (${perCard.toFixed(0)} each; not those of the checks) in ${STREAMS} streams at that pace; for the first card, which one stream writes, its tokens in one. Where a third of the cards is bad, it is that of ${CARDS * 1.5} cards. Where the server speaks no more than ${STREAMS} streams at once, the ideal has the checks’ tokens in it, which that server has to say as well. Where requests are limited, it is the minutes that they demand and one more. Aims: the first card at most 150 ms after its ideal (here ${late.toFixed(0)} ms); decks at most 1.25 of it, with limited requests 1. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`,
    columns: ['what', 'tokens of cards + checks', 'requests', 'took', 'ideal', 'ratio'],
    rows,
  };
}
