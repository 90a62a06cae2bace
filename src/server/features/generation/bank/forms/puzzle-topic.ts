import type { Entity, Group } from '#server/features/generation/bank/topic.ts';

/** What puzzles are made of. */
export interface PuzzleTopic {
  readonly title: string;
  readonly entities: readonly Entity[];
  readonly groups: readonly Group[];
}

/** The two words that everybody would say first: they lead to the name from another side than its letters. */
export function hintOf({
  forbidden: [first = '', second = ''],
}: Pick<Entity, 'forbidden'>): string {
  return `It goes with ‘${first}’ and ‘${second}’.`;
}

/** A scene ('Folding a sheet alone') or a name that needs a bracket is nothing to guess word for word. */
export function isName({ name }: Pick<Entity, 'name'>): boolean {
  return name.split(' ').length <= 4 && !/^\w+ing /.test(name) && !/[(,]/.test(name);
}

/** 'A, B and C'. */
export function listOf(names: readonly string[], or: 'and' | 'or' = 'and'): string {
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}`;
}
