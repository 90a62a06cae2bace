import { afterFrame } from '#web/platform/after-frame.ts';

/**
 * Calls `act` once the card lies on the table and that was drawn; the answer calls it off. While it comes in, whatever
 * else moves would be as many layers to move with it, and all in vain where the next press takes the card away.
 */
export function onceDealt(act: () => void): () => void {
  let isOff = false;
  let callOff = afterFrame(() => void wait());
  async function wait() {
    await cardIsStill();
    if (!isOff) callOff = afterFrame(act);
  }
  return () => {
    isOff = true;
    callOff();
  };
}

async function cardIsStill(): Promise<void> {
  const comings = document.querySelector('main .card-face')?.getAnimations() ?? [];
  const styled = comings.filter((each) => each instanceof CSSAnimation);
  // One that is called off has its card taken away.
  await Promise.allSettled(styled.map(({ finished }) => finished));
}
