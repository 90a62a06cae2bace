// Who is where, by points.
export interface Standing {
  /** Over the match. */
  readonly points: number;
  /** From 1; equals share it. */
  readonly place: number;
}

/** Everybody's place, from the points of each. */
export function standingsOf(points: ReadonlyMap<string, number>): ReadonlyMap<string, Standing> {
  const sorted = [...points].toSorted(([, one], [, other]) => other - one);
  let place = 0;
  let last = Number.NaN;
  return new Map(
    sorted.map(([id, own], at) => {
      if (own !== last) [place, last] = [at + 1, own];
      return [id, { points: own, place }];
    }),
  );
}
