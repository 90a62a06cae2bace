// Answers whose acknowledgement was lost, and that come again after the answers were closed.
import type { Work } from './store.ts';

interface Given {
  readonly playerId: string;
  readonly key: string;
  readonly kind: string;
  readonly text: string;
}

/** Which of some late answers are written already, word for word: they have counted. */
export async function findWritten<Late extends Given>(
  trx: Work,
  roomId: string,
  late: readonly Late[],
): Promise<ReadonlySet<Late>> {
  const answers = late.filter(({ kind }) => kind === 'answer');
  if (answers.length === 0) return new Set();
  const rows = await trx
    .selectFrom('room_answer')
    .select(['playerId', 'card', 'text'])
    .where('roomId', '=', roomId)
    .where('kind', '=', 'answer')
    .where('card', 'in', [...new Set(answers.map(({ key }) => key))])
    .where('playerId', 'in', [...new Set(answers.map(({ playerId }) => playerId))])
    .execute();
  const written = new Set(rows.map(({ playerId, card, text }) => nameOf(playerId, card, text)));
  return new Set(
    answers.filter(({ playerId, key, text }) => written.has(nameOf(playerId, key, text.trim()))),
  );
}

function nameOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
