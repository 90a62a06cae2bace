import { useState } from 'react';

interface Order {
  /** What the items belong to: with another one the order is made anew. */
  readonly of: string;
  readonly names: readonly string[];
}

/** The items in the order in which they came first, so that nothing moves under a thumb; new ones stand at the end. */
export function useSteadyOrder<Item>(
  of: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const [kept, setKept] = useState<Order>({ of, names: [] });
  const before = kept.of === of ? kept.names : [];
  const placeOf = (item: Item) => {
    const at = before.indexOf(nameOf(item));
    return at === -1 ? before.length : at;
  };
  const ordered = items.toSorted((one, other) => placeOf(one) - placeOf(other));
  const names = ordered.map(nameOf);
  if (kept.of !== of || names.join('\n') !== kept.names.join('\n')) setKept({ of, names });
  return ordered;
}
