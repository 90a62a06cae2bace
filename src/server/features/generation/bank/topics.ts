// What lies in `content/` for the house writer, read a category at a time when it is first asked for.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { WRITING } from '#server/features/generation/categories/categories.ts';
import {
  Prompts,
  Puzzles,
  Secrets,
  Templates,
  TopicPack,
  type BankTemplate,
  type BankTopic,
} from './topic.ts';

export const CONTENT = join(import.meta.dirname, '../../../../../content');

/** The topics of one category, by their ids. */
export async function loadTopics(category: GeneratedCategory): Promise<BankTopic[]> {
  // Facts are about the world, and of no category.
  const folder = WRITING[category].cards === 'facts' ? 'topics' : join('categories', category);
  const names = (await readdir(join(CONTENT, folder))).toSorted();
  return Promise.all(
    names.map(async (name) =>
      topicOf(category, basename(name, '.json'), await readJson(join(CONTENT, folder, name))),
    ),
  );
}

function topicOf(category: GeneratedCategory, id: string, content: unknown): BankTopic {
  const shape = WRITING[category].cards;
  switch (shape) {
    case 'facts': {
      const { title, aliases, trivia } = TopicPack.parse(content);
      return { id, category, shape, title, keywords: aliases, cards: trivia };
    }
    case 'puzzles':
      return { id, category, shape, ...Puzzles.parse(content) };
    case 'secrets':
      return { id, category, shape, ...Secrets.parse(content) };
    case 'prompts':
      return { id, category, shape, ...Prompts.parse(content) };
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
