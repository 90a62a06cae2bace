// How long decks take beside the shortest time in which the model could write them.
import { cpus, loadavg } from 'node:os';
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

/** Some decks, after one to warm up. */
async function measure(pace = MANY, isBad = (_serial: number) => false): Promise<Deck[]> {
  const paced = await startPaced({}, pace);
  const { model } = paced;
  const { card } = model;
  await timeDeck(paced, 20);
  model.card = (serial) => (isBad(serial) ? { ...card(serial), hint: '' } : card(serial));
  const decks: Deck[] = [];
  for (let run = 0; run < RUNS; run += 1) decks.push(await deckBy(paced));
  await paced.stop();
  return decks;
}

/** The shortest time for so many tokens in so many streams, in milliseconds. */
function idealMs(tokens: number, streams: number): number {
  return PACE.firstTokenMs + (tokens / (streams * PACE.tokensPerSecond)) * 1000;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** A row of what decks have taken beside an ideal; the machine's load is that of the last minute. */
function beside(
  name: string,
  decks: readonly Deck[],
  { ideal, of = 'ms' }: { readonly ideal: number; readonly of?: 'ms' | 'firstMs' },
): string[] {
  const middle = (field: keyof Deck): number => median(decks.map((deck) => deck[field]));
  const shortest = Math.min(...decks.map((deck) => deck[of]));
  return [
    name,
    `${middle('cardTokens')} + ${middle('checkTokens')}`,
    `${middle('requests')}`,
    seconds(ideal),
    seconds(middle(of)),
    (middle(of) / ideal).toFixed(2),
    seconds(shortest),
    (shortest / ideal).toFixed(2),
    loadavg()[0]?.toFixed(0) ?? '',
  ];
}

async function limited(): Promise<string[]> {
  const paced = await startPaced({ AI_REQUESTS_PER_MINUTE: `${MOST_REQUESTS}` }, MANY);
  const deck = await deckBy(paced);
  await paced.stop();
  const demandedMs = Math.floor((deck.requests - 1) / MOST_REQUESTS) * 60_000;
  return beside(`${MOST_REQUESTS} requests a minute`, [deck], { ideal: demandedMs + 60_000 });
}

export async function measureWriting(): Promise<Section> {
  const good = await measure();
  const cardTokens = median(good.map((deck) => deck.cardTokens));
  const perCard = cardTokens / CARDS;
  const first = beside('the first card', good, { ideal: idealMs(perCard, 1), of: 'firstMs' });
  const whole = beside(`${CARDS} cards`, good, { ideal: idealMs(cardTokens, STREAMS) });
  const bad = await measure(MANY, (serial) => serial % 3 === 0);
  const mended = beside('a third of the cards bad', bad, {
    ideal: idealMs(cardTokens * 1.5, STREAMS),
  });
  const eight = await measure(PACE);
  const checkTokens = median(eight.map((deck) => deck.checkTokens));
  const narrow = beside(`${STREAMS} streams at once in all`, eight, {
    ideal: idealMs(cardTokens + checkTokens, STREAMS),
  });
  return {
    title: 'Writing a deck',
    command: 'npm run bench -- writing',
    about: `From the request to the event that the game is saved with its ${CARDS} cards checked, ${RUNS} decks after one to warm up (of limited requests one, without), with the settings as they are, a browser listening, and a model server on this machine: 0.5 s to the first token of a stream, then 60 tokens a second on each, every token an event of its own. The ideal is 0.5 s and the tokens of the cards (${perCard.toFixed(0)} each; not those of the checks) in ${STREAMS} streams at that pace; for the first card, which one stream writes, in one. Where a third of the cards is bad, it is that of ${CARDS * 1.5} cards. Where the server serves no more than ${STREAMS} streams at once, checks included, the ideal has their tokens in it. Where requests are limited, it is the minutes that they demand and one more. Aims: the first card at most 150 ms after its ideal, decks within 1.25 of it, with limited requests within 1. Load is that of the machine’s last minute, on ${cpus().length} cores that are shared.`,
    columns: [
      'what',
      'tokens of cards + checks',
      'requests',
      'ideal',
      'median',
      'ratio',
      'shortest',
      'ratio',
      'load',
    ],
    rows: [first, whole, mended, narrow, await limited()],
  };
}
