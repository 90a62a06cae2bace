interface GoingOn {
  readonly list: Element | null;
  /** What in the list can have the keyboard next, as a selector. */
  readonly stops: string;
  /** Has it where nothing of the list is left. */
  readonly otherwise?: HTMLElement | null;
}

/**
 * Something was taken away from the place: the keyboard goes on at what has come into it, or at the last one. Answers
 * whether it had been lost: whoever is elsewhere by now stays there.
 */
export function goOnAt(place: number, { list, stops, otherwise }: GoingOn): boolean {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body;
  // A dialog takes a lost focus to itself.
  if (isElsewhere && !activeElement.contains(list)) return false;
  const left = [...(list?.querySelectorAll<HTMLElement>(stops) ?? [])];
  (left[place] ?? left.at(-1) ?? otherwise)?.focus();
  return true;
}
