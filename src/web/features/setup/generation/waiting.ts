// What this tab waits for or has ready, for each user and category, over a reload: ids, by which the server
// tells the rest, and what the server is not told of a wish.
import * as z from 'zod/mini';
import { GENERATED_CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:run';

const Waiting = z.object({
  userId: z.string(),
  category: z.enum(GENERATED_CATEGORIES),
  shown: z.object({ includeHints: z.boolean(), includeAnswers: z.boolean() }),
  /** The click, as long as its run is not known. */
  requestId: z.optional(z.string()),
  runId: z.optional(z.string()),
  /** The deck that is ready; with a run beside it, the one that gets new cards. */
  gameId: z.optional(z.string()),
});
export type Waiting = z.infer<typeof Waiting>;

type Owner = Pick<Waiting, 'userId' | 'category'>;

/** What there is of this user in this category. */
export function recallWaiting(userId: string, category: GeneratedCategory): Waiting | undefined {
  return readAll().find(isOf({ userId, category }));
}

/** Takes the place of what was kept for the same user and category. */
export function keepWaiting(waiting: Waiting): void {
  write([...readAll().filter((one) => !isOf(waiting)(one)), waiting]);
}

export function forgetWaiting(owner: Owner): void {
  write(readAll().filter((one) => !isOf(owner)(one)));
}

function isOf({ userId, category }: Owner): (waiting: Waiting) => boolean {
  return (waiting) => waiting.userId === userId && waiting.category === category;
}

/** What another version has kept is dropped: its decks stand in My Games. */
function readAll(): readonly Waiting[] {
  const kept = z.array(Waiting).safeParse(parseJson(readStored(KEY, 'tab')));
  return kept.success ? kept.data : [];
}

function write(all: readonly Waiting[]): void {
  writeStored(KEY, all.length > 0 ? JSON.stringify(all) : null, 'tab');
}
