// What waits for the card to lie still.
import { expect, onTestFinished, test, vi } from 'vitest';
import { letMove } from '#tests/support/web/still.ts';
import { onceDealt } from './once-dealt.ts';

/** A card that comes in for a minute. */
function comingCard(): Animation {
  letMove();
  const table = document.createElement('main');
  table.innerHTML = `
    <style>@keyframes coming { from { opacity: 0; } }</style>
    <div class="card-face" style="animation: coming 60s"></div>`;
  document.body.append(table);
  onTestFinished(() => table.remove());
  const [animation] = document.getAnimations();
  if (!animation) throw new Error('The card does not move');
  return animation;
}

async function someFrames(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await new Promise(requestAnimationFrame);
}

for (const end of ['finish', 'cancel'] as const) {
  test(`SHOW-09 what is to follow a card waits until its coming ends by ${end}`, async () => {
    const coming = comingCard();
    const act = vi.fn();
    onceDealt(act);
    await someFrames();
    expect(act).not.toHaveBeenCalled();
    coming[end]();
    await expect.poll(() => act.mock.calls).toHaveLength(1);
  });
}

test('SHOW-09 what has been called off meanwhile does not follow', async () => {
  const coming = comingCard();
  const act = vi.fn();
  const callOff = onceDealt(act);
  await someFrames();
  callOff();
  coming.finish();
  await someFrames();
  expect(act).not.toHaveBeenCalled();
});
