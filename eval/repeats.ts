// How often cards come again: from one stream, from two that write at the same time, and from earlier evenings.
import {
  createValidator,
  type DeckWish,
  type DraftCard,
} from '#server/features/generation/index.ts';

/** A card as it came, and the stream that it came from. */
export interface StreamedDraft {
  readonly stream: number;
  readonly draft: DraftCard;
}

/** Of all that came, sound or not; what is faulty for itself is no repeat. */
export function repeatsAmong(
  drafts: readonly StreamedDraft[],
  wish: DeckWish,
): { readonly within: number; readonly between: number } {
  const sound: { readonly stream: number; readonly card: DraftCard }[] = [];
  let within = 0;
  let between = 0;
  for (const { stream, draft } of drafts) {
    const of = (isOwn: boolean): DraftCard[] =>
      sound.filter((each) => (each.stream === stream) === isOwn).map(({ card }) => card);
    const verdict = createValidator(wish, of(true)).accept(draft);
    if ('rejection' in verdict) {
      if (verdict.rejection === 'duplicate') within += 1;
      continue;
    }
    if (isRepeat(verdict.card, of(false), wish)) between += 1;
    sound.push({ stream, card: verdict.card });
  }
  return { within, between };
}

/** Whether a card is one of these again, by the rule that holds within a deck. */
export function isRepeat(card: DraftCard, others: readonly DraftCard[], wish: DeckWish): boolean {
  const verdict = createValidator(wish, others).accept(card);
  return 'rejection' in verdict && verdict.rejection === 'duplicate';
}
