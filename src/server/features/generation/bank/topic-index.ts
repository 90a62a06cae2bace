// What is known of every pack without opening it: `content/topic-index.json`, written by `scripts/content.ts`.
import { join } from 'node:path';
import { CONTENT } from './content-folder.ts';
import { readJson } from './load.ts';
import type { TopicPack } from './topic.ts';
import { keyOf } from './words.ts';

export interface IndexedTopic {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  /** Keys of title and aliases: making them takes longer than all else of finding a topic. */
  readonly names: readonly string[];
  readonly kind: TopicPack['kind'];
  readonly near: readonly string[];
  readonly parents: readonly string[];
  /** Keys of what at least some of its trivia are about, and how many are. */
  readonly subjects: Readonly<Record<string, number>>;
  /** Keys of its entities whose name alone says that it is near them: 'mojito' is at home in cocktails. */
  readonly things: readonly string[];
  /** Never for a drinking game: Social is offered instead. */
  readonly isForChildren?: boolean | undefined;
}

export interface TopicIndex {
  readonly topics: readonly IndexedTopic[];
}

export const INDEX_FILE = join(CONTENT, 'topic-index.json');

/** In a series, a song or at a party one word is often anybody's: 'Rachel', 'Yesterday', 'candles'. */
const OF_ANY_WORD = new Set<TopicPack['kind']>([
  'fandom',
  'artist-or-music',
  'occasion',
  'general',
]);

function thingsOf({ kind, entities }: TopicPack): string[] {
  const keys = entities
    .filter((entity) => entity.kind !== 'phrase')
    .map(({ name }) => keyOf(name))
    .filter((key) => key.includes(' ') || !OF_ANY_WORD.has(kind));
  return [...new Set(keys)];
}

/** The entry of a pack. */
export function indexed(id: string, pack: TopicPack): IndexedTopic {
  const { title, aliases, kind, near, parents, isForChildren } = pack;
  const keys = pack.trivia.flatMap(({ subjects = [] }) => [...new Set(subjects.map(keyOf))]);
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
    things: thingsOf(pack),
    ...(isForChildren && { isForChildren }),
  };
}

export function loadTopicIndex(): Promise<TopicIndex> {
  return readJson(INDEX_FILE);
}
