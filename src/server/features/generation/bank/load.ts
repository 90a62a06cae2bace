// What lies in `content/` for the house writer, read when it is asked for.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { WRITING } from '#server/features/generation/categories/categories.ts';
import { CONTENT } from './content-folder.ts';
import {
  Prompts,
  Puzzles,
  Secrets,
  Templates,
  TopicPack,
  type BankTemplate,
  type GeneralCards,
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

async function readPack(id: string): Promise<TopicPack> {
  return TopicPack.parse(await readJson(join(CONTENT, 'topics', `${id}.json`)));
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
  return Promise.all(
    names.map(async (name) =>
      generalOf(category, basename(name, '.json'), await readJson(join(folder, name))),
    ),
  );
}

function generalOf(category: GeneratedCategory, id: string, content: unknown): GeneralCards {
  const shape = WRITING[category].cards;
  switch (shape) {
    case 'puzzles':
      return { id, shape, ...Puzzles.parse(content) };
    case 'secrets':
      return { id, shape, ...Secrets.parse(content) };
    case 'prompts':
      return { id, shape, ...Prompts.parse(content) };
    case 'facts':
      throw new Error(`${category} has no general cards`);
  }
}

/** None where cards have answers: those can't be invented. */
export async function loadTemplates(category: GeneratedCategory): Promise<readonly BankTemplate[]> {
  const path = join(CONTENT, 'templates', `${category}.json`);
  if (!existsSync(path)) return [];
  return Templates.parse(await readJson(path)).templates;
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
