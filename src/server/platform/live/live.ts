// News that something has changed: whoever follows its topic reads the present state anew. No payload, so that a
// lost, doubled or early piece of news does no harm.

/** What news is about: its kind and its id. */
export type Topic = `${string}:${string}`;

/** All that is a user's own: decks, runs, credits, sessions. */
export function ofUser(id: string): Topic {
  return `${USER}${id}`;
}

const USER = 'user:';

/** A topic as processes tell it each other. Servers of version 0.1.0 know users alone, by their id. */
export function wireOf(topic: Topic): string {
  return topic.startsWith(USER) ? topic.slice(USER.length) : topic;
}

export function topicFrom(wire: string): Topic {
  const [kind, ...rest] = wire.split(':');
  return rest.length > 0 ? `${kind}:${rest.join(':')}` : ofUser(wire);
}

export interface Live {
  /** Tells everybody who follows the topic, in this process and the others. Call it after the commit. */
  publish(topic: Topic): void;
  /** Calls back at each piece of news; returns the way to stop. */
  follow(topic: Topic, listener: () => void): () => void;
  /** Whether other processes' news arrive at the moment. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** The listeners of one process, by topic. */
export class Listeners {
  readonly #byTopic = new Map<Topic, Set<() => void>>();

  add(topic: Topic, listener: () => void): () => void {
    const followers = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, followers.add(listener));
    return () => {
      followers.delete(listener);
      if (followers.size === 0 && this.#byTopic.get(topic) === followers) {
        this.#byTopic.delete(topic);
      }
    };
  }

  tell(topic: Topic): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener();
  }

  tellAll(): void {
    for (const topic of this.#byTopic.keys()) this.tell(topic);
  }
}
