// What a generated deck is tagged with, and the tags of decks from before there was a rule.
import type { CategoryId } from '#domain/category/categories.ts';
import type { Db } from '#server/platform/database/connection.ts';

/** Words of a topic that become tags, at most. */
const TOPIC_TAGS = 6;

/** Words that say nothing of a topic by themselves. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at be been before between but by can could did do does
  for from had has have he her his how i if in into is it its just let me more most my no not of off
  on one or our out over she should so some such than that the their them then there these they this
  to under up us very was we were what when where which while who why will with would you your`.split(
    /\s+/,
  ),
);

interface Tagged {
  readonly difficulty: string;
  /** The category's name. */
  readonly category: string;
  readonly topic: string;
}

/** The difficulty, the category, and the topic's own words as they were typed, each once. */
export function tagsOf({ difficulty, category, topic }: Tagged): string[] {
  const tags = [difficulty, category];
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const word of topic.match(/[\p{L}\p{M}\p{N}]+(?:['’&.+-][\p{L}\p{M}\p{N}]+)*/gu) ?? []) {
    const small = word.toLowerCase();
    if (tags.length === TOPIC_TAGS + 2) break;
    if (STOP_WORDS.has(small) || known.has(small) || isLoneLetter(word)) continue;
    known.add(small);
    tags.push(word);
  }
  return tags;
}

/** A Latin, Greek or Cyrillic letter alone is no word; a sign of another script can be one. */
function isLoneLetter(word: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*$/u.test(word);
}

/** The example topics of each category that decks were tagged with, whatever their own topic was. */
const EXAMPLES: Readonly<Partial<Record<string, readonly string[]>>> = {
  trivia: ['Space', '1990s music', 'Italian food'],
  drinking: ['Never have I ever', 'Holidays', 'House rules'],
  social: ['Most likely to', 'Icebreakers', 'Hot takes'],
  relationship: ['First dates', 'Dreams', 'Everyday life'],
  challenge: ['Riddles', 'Number series', 'Word play'],
  'secret-prompt': ['Animals', 'Jobs', 'Films and stories'],
} satisfies Partial<Record<CategoryId, readonly string[]>>;

/** Gives decks that still have exactly those examples the tags of their own topic. Call it inside a transaction. */
export async function mendTags(trx: Db, gameIds: readonly string[]): Promise<void> {
  const decks = await trx
    .selectFrom('game')
    .select(['id', 'gameType', 'difficulty', 'category', 'topic', 'tags'])
    .where('id', 'in', gameIds)
    .execute();
  for (const { id, gameType, tags, ...about } of decks) {
    const examples = EXAMPLES[gameType];
    if (!examples || tags !== JSON.stringify([about.difficulty, ...examples])) continue;
    // The version stays: an editor that is open has changed nothing by this.
    await trx
      .updateTable('game')
      .set({ tags: JSON.stringify(tagsOf(about)) })
      .where('id', '=', id)
      .where('tags', '=', tags)
      .execute();
  }
}
