// What is known of every pack without opening it: `content/topic-index.json`, written by `scripts/content.ts`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTENT } from './content-folder.ts';
import { KINDS, type TopicPack } from './topic.ts';
import { keyOf } from './words.ts';

const strings = z.readonly(z.array(z.string()));

const IndexedTopic = z.object({
  id: z.string(),
  title: z.string(),
  aliases: strings,
  /** Keys of title and aliases: making them takes longer than all else of finding a topic. */
  names: strings,
  kind: z.enum(KINDS),
  near: strings,
  parents: strings,
  /** Keys of what at least some of its trivia are about, and how many are. */
  subjects: z.record(z.string(), z.int()),
  /** Never for a drinking game: Social is offered instead. */
  isForChildren: z.optional(z.boolean()),
});
export type IndexedTopic = z.infer<typeof IndexedTopic>;

export const TopicIndex = z.object({ topics: z.readonly(z.array(IndexedTopic)) });
export type TopicIndex = z.infer<typeof TopicIndex>;

export const INDEX_FILE = join(CONTENT, 'topic-index.json');

/** The entry of a pack. */
export function indexed(id: string, pack: TopicPack): IndexedTopic {
  const { title, aliases, kind, near, parents, isForChildren } = pack;
  const keys = pack.trivia.flatMap(({ subjects }) => [...new Set(subjects.map(keyOf))]);
  const subjects = Object.fromEntries(
    [...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]),
  );
  return {
    id,
    title,
    aliases,
    names: [...new Set([title, ...aliases].map(keyOf))],
    kind,
    near,
    parents,
    subjects,
    ...(isForChildren && { isForChildren }),
  };
}

export async function loadTopicIndex(): Promise<TopicIndex> {
  return TopicIndex.parse(JSON.parse(await readFile(INDEX_FILE, 'utf8')));
}
