// Whose turn it is where more streams wait than may be open.

export interface Turn {
  /** Whom it is for: runs take turns. */
  readonly owner: object;
  /** `replacing`: it writes what a deck has missed. */
  readonly kind: 'writing' | 'replacing' | 'checking';
}

export interface Room {
  /** Streams that may write. */
  readonly writing: number;
  /** Streams in all: what is beyond those that write is for checks and replacements. */
  readonly all: number;
}

/**
 * The next of those that wait, in the order in which they came; undefined where there is no room. Who checks goes
 * first, then whose run has the fewest streams that write.
 */
export function nextTurn<Waiting extends Turn>(
  waiting: readonly Waiting[],
  open: readonly Turn[],
  { writing, all }: Room,
): Waiting | undefined {
  if (open.length >= all) return undefined;
  const isRoomToWrite = open.filter(({ kind }) => kind === 'writing').length < writing;
  const isCheck = ({ kind }: Turn): boolean => kind === 'checking';
  const checks = waiting.filter(isCheck);
  const others = waiting.filter(({ kind }) => isRoomToWrite || kind === 'replacing');
  const had = (turn: Turn): number =>
    open.filter((each) => each.owner === turn.owner && isCheck(each) === isCheck(turn)).length;
  return (checks.length > 0 ? checks : others).toSorted((a, b) => had(a) - had(b))[0];
}
