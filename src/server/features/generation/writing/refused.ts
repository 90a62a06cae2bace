import type { DraftCard } from './writer.ts';

/** So many refused cards in a row end a stream: it loops, or has not understood. */
const MOST_REFUSED = 5;

/** The cards of a stream, which is ended when its last five have been refused. */
export async function* untilRefused(
  cards: AsyncIterable<DraftCard>,
  refused: Pick<WeakSet<DraftCard>, 'has'> | undefined,
): AsyncGenerator<DraftCard, void> {
  let last: DraftCard[] = [];
  for await (const card of cards) {
    if (last.length === MOST_REFUSED && last.every((some) => refused?.has(some))) return;
    last = [...last, card].slice(-MOST_REFUSED);
    yield card;
  }
}
