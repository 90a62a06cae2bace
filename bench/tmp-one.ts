import { loadavg } from 'node:os';
import { PACE, startPaced, timeDeck } from './paced-deck.ts';
const kind = process.argv[2] ?? 'good';
const pace = kind === 'eight' ? PACE : { ...PACE, streams: 64 };
const paced = await startPaced(kind === 'limited' ? { AI_REQUESTS_PER_MINUTE: '10' } : {}, pace);
const { model } = paced;
const { card } = model;
if (kind !== 'limited') await timeDeck(paced, 20);
if (kind === 'bad')
  model.card = (serial) => (serial % 3 === 0 ? { ...card(serial), hint: '' } : card(serial));
for (let run = 0; run < (kind === 'limited' ? 1 : 2); run += 1) {
  const b = { t: model.tokens, c: model.cardTokens, r: model.requests.length };
  const d = await timeDeck(paced, 60);
  const cards = model.cardTokens - b.c,
    checks = model.tokens - b.t - cards;
  const words = model.requests
    .slice(b.r)
    .map((r) => /Write (\d+) cards|Check these (\d+)|Compare/.exec(r)?.[0]);
  console.log(kind, Math.round(d.ms), Math.round(d.firstMs), {
    cards,
    checks,
    ideal: 500 + cards / 0.48,
    requests: model.requests.length - b.r,
    load: loadavg()[0],
    most: model.mostAtOnce,
  });
  console.log(words.join('; '));
}
await paced.stop();
