// That the server takes nobody for signed in any more: told by whichever call finds it out.

let hear: (() => void) | undefined;

/**
 * Has `listener` called whenever the server answers that nobody is signed in, until the returned function is called.
 * There is one, the session: no screen looks after it by itself.
 */
export function onSessionEnd(listener: () => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = undefined;
  };
}

export function tellSessionEnd(): void {
  hear?.();
}
