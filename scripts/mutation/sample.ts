// Draws that can be drawn again: the same seed, the same mutants.

/** Numbers from 0 to below 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/**
 * `size` items, evenly over their groups: one of each group, in an order by chance, then a second of each that
 * has one, and so on. All of them where there are fewer.
 */
export function drawEvenly<T>(
  groups: readonly (readonly T[])[],
  size: number,
  random: () => number,
): T[] {
  let waiting = shuffled(groups, random).map((group) => shuffled(group, random));
  const drawn: T[] = [];
  while (waiting.length > 0 && drawn.length < size) {
    for (const group of waiting) {
      const [item] = group;
      if (item !== undefined && drawn.length < size) drawn.push(item);
    }
    waiting = waiting.map((group) => group.slice(1)).filter((group) => group.length > 0);
  }
  return drawn;
}
