// What was read of rooms and does not change with every press: read again only where its version is another.

/** Rooms that are remembered at most; those that were not asked for longest go first. */
const REMEMBERED = 500;

export class Versioned<Value> {
  readonly #known = new Map<string, { readonly version: number; readonly value: Value }>();

  /** The value of a room at a version, read where it is not at hand. */
  async get(roomId: string, version: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(roomId);
    const value = known?.version === version ? known.value : await read();
    this.#known.delete(roomId);
    this.#known.set(roomId, { version, value });
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }

  forget(roomId: string): void {
    this.#known.delete(roomId);
  }
}
