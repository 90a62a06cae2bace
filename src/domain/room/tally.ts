// What phones gave for a card, counted: what an evening with phones is remembered by.

/** How many of the answers to a card were right. */
export interface AnswersTally {
  readonly kind: 'answers';
  readonly question: string;
  readonly right: number;
  readonly of: number;
}

/** How often each side of a vote was chosen. */
export interface VotesTally {
  readonly kind: 'votes';
  readonly question: string;
  readonly sides: readonly { readonly label: string; readonly votes: number }[];
}

export type Tally = AnswersTally | VotesTally;

/** Of fewer answers than this, half says nothing. */
const LEAST_ANSWERS = 4;

/** The card whose share of right answers is nearest to one half, the first of equals; all or none right is not close. */
export function closestCard(tallies: readonly Tally[]): AnswersTally | undefined {
  const close = tallies.filter(
    (tally): tally is AnswersTally =>
      tally.kind === 'answers' &&
      tally.of >= LEAST_ANSWERS &&
      tally.right > 0 &&
      tally.right < tally.of,
  );
  return close.toSorted((one, other) => fromHalf(one) - fromHalf(other))[0];
}

/** The vote whose two most chosen sides are nearest to each other, by their share of all votes; both were chosen. */
export function closestVote(tallies: readonly Tally[]): VotesTally | undefined {
  const contested = votesOf(tallies).filter(({ sides }) => sides.length > 1);
  return contested.toSorted((one, other) => lead(one) - lead(other))[0];
}

/** What the table chose: votes with one side before all others, the clearest first. */
export function chosenOf(tallies: readonly Tally[]): readonly VotesTally[] {
  return votesOf(tallies)
    .filter((tally) => lead(tally) > 0)
    .toSorted((one, other) => lead(other) - lead(one) || sumOf(other) - sumOf(one));
}

/** The votes, each with its most chosen side first, and without those that nobody chose. */
function votesOf(tallies: readonly Tally[]): readonly VotesTally[] {
  return tallies.flatMap((tally) => {
    if (tally.kind !== 'votes') return [];
    const chosen = tally.sides.filter(({ votes }) => votes > 0);
    if (chosen.length === 0) return [];
    return [{ ...tally, sides: chosen.toSorted((one, other) => other.votes - one.votes) }];
  });
}

function fromHalf({ right, of }: AnswersTally): number {
  return Math.abs(right / of - 0.5);
}

/** By how much of all votes the first side leads. */
function lead(tally: VotesTally): number {
  const [first, second] = tally.sides;
  return ((first?.votes ?? 0) - (second?.votes ?? 0)) / sumOf(tally);
}

function sumOf({ sides }: VotesTally): number {
  return sides.reduce((sum, { votes }) => sum + votes, 0);
}
