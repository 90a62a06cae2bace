// Whoever keeps something of a user's hears here that this user is not signed in any more.
const listeners = new Set<() => void>();

/** `listener` is called before anything shows that somebody else, or nobody, is signed in. */
export function subscribeUserLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellUserLeft(): void {
  for (const listener of listeners) listener();
}
