// Whose turn it is where more streams wait than may be open.

export interface Turn {
  /** Whom it is for: runs take turns. */
  readonly owner: object;
  readonly purpose: 'writing' | 'checking';
}

export interface Room {
  /** Streams that may write. */
  readonly writing: number;
  /** Streams in all. */
  readonly all: number;
}

/**
 * The next of those that wait, in the order in which they came; undefined where there is no room. Who checks goes
 * first, then who has the fewest streams of the kind.
 */
export function nextTurn<Waiting extends Turn>(
  waiting: readonly Waiting[],
  open: readonly Turn[],
  { writing, all }: Room,
): Waiting | undefined {
  if (open.length >= all) return undefined;
  const kind = (purpose: Turn['purpose']) => (turn: Turn) => turn.purpose === purpose;
  const isRoomToWrite = open.filter(kind('writing')).length < writing;
  const checks = waiting.filter(kind('checking'));
  const candidates = checks.length > 0 || !isRoomToWrite ? checks : waiting;
  const had = (turn: Turn): number =>
    open.filter(({ owner, purpose }) => owner === turn.owner && purpose === turn.purpose).length;
  return candidates.toSorted((a, b) => had(a) - had(b))[0];
}
