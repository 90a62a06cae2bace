/** A long card in a script that takes a token a sign. */
const AN_ELEMENT = 400;
/** Words before and after, and a little thinking. */
const AROUND = 1500;
/** For a model that was seen to think, or was told to. */
const THINKING = 16_000;

/** Tokens that an answer may have: a model that loops must not cost without end. */
export function mostTokens(elements: number, thinks: boolean): number {
  return AROUND + elements * AN_ELEMENT + (thinks ? THINKING : 0);
}
