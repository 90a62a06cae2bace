// News that something of a user's has changed: whoever listens reads the present state anew. No
// payload, so that a lost, doubled or early piece of news does no harm.

export interface ChangeFeed {
  /** Tells every listener of this user, in this process and the others. Call it after the commit. */
  publish(userId: string): void;
  /** Calls back at each change of the user's; returns the way to stop. */
  subscribe(userId: string, listener: () => void): () => void;
  /** Whether other processes' news arrive at the moment. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** The listeners of one process, by user. */
export class Listeners {
  readonly #byUser = new Map<string, Set<() => void>>();

  add(userId: string, listener: () => void): () => void {
    const ofUser = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, ofUser.add(listener));
    return () => {
      ofUser.delete(listener);
      if (ofUser.size === 0 && this.#byUser.get(userId) === ofUser) this.#byUser.delete(userId);
    };
  }

  tell(userId: string): void {
    for (const listener of this.#byUser.get(userId) ?? []) listener();
  }

  tellAll(): void {
    for (const userId of this.#byUser.keys()) this.tell(userId);
  }
}
