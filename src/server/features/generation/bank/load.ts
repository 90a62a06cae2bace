// What lies in `content/` for the house writer, read when it is asked for.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { WRITING } from '#server/features/generation/categories/categories.ts';
import { CONTENT } from './content-folder.ts';
import type {
  BankTemplate,
  GeneralCards,
  Prompts,
  Puzzles,
  Secrets,
  Templates,
  TopicPack,
} from './topic.ts';

/** Packs that were asked for lately: some tens of kilobytes each, and some milliseconds to read. */
const recent = new Map<string, Promise<TopicPack>>();
const MOST_RECENT = 24;

/** The pack of a topic, by its id. */
export function loadPack(id: string): Promise<TopicPack> {
  const pack = recent.get(id) ?? readPack(id);
  // The order in which they stand is that in which they were asked for.
  recent.delete(id);
  recent.set(id, pack);
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  return pack;
}

function readPack(id: string): Promise<TopicPack> {
  return readJson<TopicPack>(join(CONTENT, 'topics', `${id}.json`));
}

/** The ids of all packs, in alphabetical order. */
export async function packIds(): Promise<string[]> {
  const names = await readdir(join(CONTENT, 'topics'));
  return names.map((name) => basename(name, '.json')).toSorted();
}

const general = new Map<GeneratedCategory, Promise<readonly GeneralCards[]>>();

/** The general cards of a category, kept once they were read; none for trivia, which is about the world and of no category. */
export function loadGeneral(category: GeneratedCategory): Promise<readonly GeneralCards[]> {
  const cards = general.get(category) ?? readGeneral(category);
  general.set(category, cards);
  return cards;
}

async function readGeneral(category: GeneratedCategory): Promise<GeneralCards[]> {
  const folder = join(CONTENT, 'categories', category);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map((name) => readGeneralFile(category, join(folder, name))));
}

async function readGeneralFile(category: GeneratedCategory, path: string): Promise<GeneralCards> {
  const id = basename(path, '.json');
  const shape = WRITING[category].cards;
  switch (shape) {
    case 'puzzles':
      return { id, shape, ...(await readJson<Puzzles>(path)) };
    case 'secrets':
      return { id, shape, ...(await readJson<Secrets>(path)) };
    case 'prompts':
      return { id, shape, ...(await readJson<Prompts>(path)) };
    case 'facts':
      throw new Error(`${category} has no general cards`);
  }
}

/** None where cards have answers: those can't be invented. */
export async function loadTemplates(category: GeneratedCategory): Promise<readonly BankTemplate[]> {
  const path = join(CONTENT, 'templates', `${category}.json`);
  if (!existsSync(path)) return [];
  return (await readJson<Templates>(path)).templates;
}

/**
 * A file that came with this program. `npm test` holds each of them against its schema; doing it again in every server
 * would take most of the time in which a first deck is dealt.
 */
export async function readJson<Content>(path: string): Promise<Content> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by content.test.ts
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}
