// Riffle's own cards on the command line (docs/cards.md):
//   npm run cards -- check <file>…            what is wrong with topic packs, a sentence a fault
//   npm run cards -- deal <topic> <category>  a deck to read
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { GENERATED_CATEGORIES, type GeneratedCategory } from '../src/domain/category/categories.ts';
import { loadPack, packIds } from '../src/server/features/generation/bank/load.ts';
import { faultsOf, repeatsIn } from '../src/server/features/generation/bank/pack-faults.ts';
import { TopicPack } from '../src/server/features/generation/bank/topic.ts';
import { TokenUsage } from '../src/server/features/generation/model/token-usage.ts';
import { houseWriter } from '../src/server/features/generation/writing/house-writer.ts';

const DECK = 30;

async function faultsIn(path: string): Promise<string[]> {
  const parsed = TopicPack.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  }
  const id = basename(path, '.json');
  const others = new Map<string, TopicPack>();
  for (const other of await packIds()) if (other !== id) others.set(other, await loadPack(other));
  return [...faultsOf(id, parsed.data), ...repeatsIn(parsed.data, others)];
}

async function check(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const faults = await faultsIn(path);
    for (const fault of faults) console.log(`${path}: ${fault}`);
    if (faults.length === 0) console.log(`${path}: nothing wrong`);
    else process.exitCode = 1;
  }
}

async function deal(topic: string, gameType: GeneratedCategory): Promise<void> {
  const house = houseWriter(Math.random);
  const { cards, near, withTemplates } = await house.coverage({ gameType, topic });
  console.log(`${topic}, ${gameType}: ${cards} about it, ${near} near, ${withTemplates} in all\n`);
  const request = {
    gameType,
    topic,
    difficulty: 'medium',
    customInstructions: '',
    language: 'en',
    count: DECK,
    avoid: [],
    fresh: false,
    isSeen: () => false,
    tokenUsage: new TokenUsage(),
  } as const;
  let number = 0;
  for await (const card of house.write(request, new AbortController().signal)) {
    number += 1;
    if (number > DECK) break;
    const { question, hint, answer, explanation, options } = card;
    const lines = [`${number}. ${question}`, options?.join(' / '), hint, answer, explanation];
    console.log(lines.filter(Boolean).join('\n   '));
  }
}

const [command, ...rest] = process.argv.slice(2);
const [topic, category] = rest;
const gameType = GENERATED_CATEGORIES.find((id) => id === category);
if (command === 'check' && rest.length > 0) await check(rest);
else if (command === 'deal' && topic && gameType) await deal(topic, gameType);
else {
  console.error('npm run cards -- check <file>… | deal <topic> <category>');
  process.exitCode = 2;
}
