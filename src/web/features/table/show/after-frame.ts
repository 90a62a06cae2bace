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
