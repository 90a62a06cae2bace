import { normalised } from '#server/features/decks/index.ts';
import type { Entity, Group } from '#server/features/generation/bank/topic.ts';

/** What puzzles are made of. */
export interface PuzzleTopic {
  readonly title: string;
  readonly entities: readonly Entity[];
  readonly groups: readonly Group[];
}

/**
 * The two words that everybody would say first: they lead to the name from another side than its letters.
 * Words that give the name away come after the others.
 */
export function hintOf(entity: Pick<Entity, 'name' | 'forbidden'>): string {
  const { apart = [], telling = [] } = Object.groupBy(entity.forbidden, (word) =>
    tellsName(entity, word) ? 'telling' : 'apart',
  );
  const [first = '', second = ''] = [...apart, ...telling];
  return `It goes with ‘${first}’ and ‘${second}’.`;
}

/** So many letters alike at their beginning, and two words are one: 'Sweden' and 'Swedish'. */
export const ALIKE = 4;

/** Whether a word is the name in short ('LBJ' for Lyndon Johnson), or has a word of it ('stones', Stonehenge). */
export function tellsName({ name }: Pick<Entity, 'name'>, word: string): boolean {
  const parts = normalised(name.replace(/^(?:The|An?) /, '')).split(' ');
  if (/^\p{Lu}{2,4}$/u.test(word)) {
    const said = normalised(word);
    return said.at(0) === parts[0]?.at(0) && said.at(-1) === parts.at(-1)?.at(0);
  }
  const stems = parts.filter((part) => part.length >= ALIKE).map((part) => part.slice(0, ALIKE));
  return normalised(word)
    .split(' ')
    .some((part) => stems.includes(part.slice(0, ALIKE)));
}

/** A scene ('Folding a sheet alone') or a name that needs a bracket is nothing to guess word for word. */
export function isName({ name }: Pick<Entity, 'name'>): boolean {
  return name.split(' ').length <= 4 && !/^\w+ing /.test(name) && !/[(,]/.test(name);
}

/** 'A, B and C'. */
export function listOf(names: readonly string[], or: 'and' | 'or' = 'and'): string {
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1) ?? ''}`;
}
