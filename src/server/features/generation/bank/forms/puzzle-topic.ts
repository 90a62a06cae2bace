import type { Entity, Group } from '#server/features/generation/bank/topic.ts';

/** What puzzles are made of. */
export interface PuzzleTopic {
  readonly title: string;
  readonly entities: readonly Entity[];
  readonly groups: readonly Group[];
}

const NOUNS: Readonly<Record<Entity['kind'], string>> = {
  person: 'a name',
  place: 'a place',
  work: 'a title',
  thing: 'a thing',
  event: 'an event',
  phrase: 'a phrase',
};

/** What an entity is called in a question. A person may be a creature or a robot. */
export function nounOf({ kind }: Pick<Entity, 'kind'>): string {
  return NOUNS[kind];
}

/** 'A, B and C'. */
export function listOf(names: readonly string[], or: 'and' | 'or' = 'and'): string {
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}`;
}
