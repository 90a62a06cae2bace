/** A question that is told in pictures alone has no words that would need the room. */
export function isInPictures(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(/[\d#*]\uFE0F?\u20E3/gu, ''));
}

/** How far a question's type shrinks: a step each over 60, 80 and 100 characters (PLAY-05). */
export type TypeStep = 0 | 1 | 2 | 3;

export function questionStep(text: string): TypeStep {
  const length = Array.from(text).length;
  if (length > 100) return 3;
  if (length > 80) return 2;
  return length > 60 ? 1 : 0;
}
