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

/** The way in: resolves when a stream may begin to speak. */
export function paced(pace: Pace | undefined): () => Promise<PacedStream> {
  let open = 0;
  const waiting: (() => void)[] = [];
  return async () => {
    if (!pace) return AT_ONCE;
    if (open >= pace.streams) await new Promise<void>((resolve) => waiting.push(resolve));
    open += 1;
    let due = performance.now() + pace.firstTokenMs;
    return {
      async say(text, write) {
        const tokens = text.match(new RegExp(`[^]{1,${TOKEN_CHARACTERS}}`, 'g')) ?? [];
        for (const token of tokens) {
          const left = due - performance.now();
          if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
          write(token);
          due += 1000 / pace.tokensPerSecond;
        }
        return tokens.length;
      },
      leave() {
        open -= 1;
        waiting.shift()?.();
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
