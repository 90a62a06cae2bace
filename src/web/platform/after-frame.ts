import { useEffect, useState } from 'react';

/** Calls `act` once the next frame is drawn, so that a press never waits for it; the answer calls it off. */
export function afterFrame(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const close = () => port1.close();
  port1.addEventListener('message', () => {
    close();
    act();
  });
  port1.start();
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  return () => {
    cancelAnimationFrame(frame);
    close();
  };
}

/** The value of one frame before, for what is read beside the thing that was pressed. */
export function useAfterFrame<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    return afterFrame(() => show(value));
  }, [shown, value]);
  return shown;
}
