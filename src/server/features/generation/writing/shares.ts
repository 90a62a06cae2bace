// How the cards that are wanted are dealt out to streams, each with an angle of its own on the topic.

/** A stream for fewer cards than this costs more, for its prompt, than it saves in time. */
const SMALLEST_SHARE = 5;

export interface Share {
  readonly count: number;
  readonly angle: string;
}

/**
 * As even as can be, at most `streams` of them. `start` says with which angle to begin, so that another
 * round, or another host, gets others.
 */
export function sharesOf(
  count: number,
  { streams, angles, start }: { streams: number; angles: readonly string[]; start: number },
): Share[] {
  const shares = Math.max(1, Math.min(streams, angles.length, Math.ceil(count / SMALLEST_SHARE)));
  return Array.from({ length: shares }, (_, index) => ({
    count: Math.floor(count / shares) + (index < count % shares ? 1 : 0),
    angle: angles[(start + index) % angles.length] ?? '',
  }));
}
