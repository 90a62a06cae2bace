// How fast the model server speaks: like a real one, or at once.

/** All figures are stated with every measurement that uses them. */
export interface Pace {
  readonly firstTokenMs: number;
  readonly tokensPerSecond: number;
  /** Streams that are served at once; the others wait. */
  readonly streams: number;
}

/** A token of English text has about so many characters. */
const TOKEN_CHARACTERS = 4;

export interface PacedStream {
  /** Says a text token by token; answers with how many those were. */
  say(text: string, write: (piece: string) => void): Promise<number>;
  leave(): void;
}

/** Who listens to a stream. */
interface Listener {
  readonly destroyed: boolean;
}

/** The way in: resolves when a stream may begin to speak; one that nobody listens to any more is left out. */
export function paced(pace: Pace | undefined): (listener: Listener) => Promise<PacedStream> {
  let open = 0;
  const waiting: { readonly listener: Listener; readonly begin: () => void }[] = [];
  return async (listener) => {
    if (!pace) return AT_ONCE;
    if (open >= pace.streams) {
      await new Promise<void>((begin) => waiting.push({ listener, begin }));
    }
    open += 1;
    let due = performance.now() + pace.firstTokenMs;
    return {
      async say(text, write) {
        const tokens = text.match(new RegExp(`[^]{1,${TOKEN_CHARACTERS}}`, 'g')) ?? [];
        for (const token of tokens) {
          if (listener.destroyed) return 0;
          const left = due - performance.now();
          if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
          write(token);
          due += 1000 / pace.tokensPerSecond;
        }
        return tokens.length;
      },
      leave() {
        open -= 1;
        while (waiting[0]?.listener.destroyed) waiting.shift();
        waiting.shift()?.begin();
      },
    };
  };
}

const AT_ONCE: PacedStream = {
  say: async (text, write) => {
    write(text);
    return Math.ceil(text.length / TOKEN_CHARACTERS);
  },
  leave: () => {},
};
