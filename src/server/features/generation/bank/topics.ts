// What lies in `content/` for the house writer, read a category at a time when it is first asked for.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { GeneratedCategory } from '#domain/category/categories.ts';
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
  const folder = category === 'trivia' ? 'topics' : join('categories', category);
  const names = (await readdir(join(CONTENT, folder))).toSorted();
  return Promise.all(
    names.map(async (name) =>
      topicOf(category, basename(name, '.json'), await readJson(join(CONTENT, folder, name))),
    ),
  );
}

function topicOf(category: GeneratedCategory, id: string, content: unknown): BankTopic {
  switch (category) {
    case 'trivia': {
      const { title, aliases, trivia } = TopicPack.parse(content);
      return { id, category, title, keywords: aliases, cards: trivia };
    }
    case 'challenge':
      return { id, category, ...Puzzles.parse(content) };
    case 'secret-prompt':
      return { id, category, ...Secrets.parse(content) };
    case 'drinking':
    case 'social':
    case 'relationship':
      return { id, category, ...Prompts.parse(content) };
  }
}

/** None for trivia and challenge: answers can't be invented. */
export async function loadTemplates(category: GeneratedCategory): Promise<readonly BankTemplate[]> {
  const path = join(CONTENT, 'templates', `${category}.json`);
  if (!existsSync(path)) return [];
  return Templates.parse(await readJson(path)).templates;
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
