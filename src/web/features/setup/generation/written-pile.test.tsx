// A deck as it grows before the host's eyes, and ears: the fan of its backs, the newest question, the count.
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Run } from '#contract/generation.ts';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { cards } from '#tests/support/matches.ts';
import { bankCoverage, deck, run, savedRun } from '#tests/support/web/decks.ts';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, holdClock, openApp, pass, stopClock } from '#tests/support/web/open-app.tsx';
import { render } from '#tests/support/web/render.tsx';
import { letMove } from '#tests/support/web/still.ts';
import type { Answers } from '#tests/support/web/server-answers.ts';
import { DeckFan } from './deck-fan.tsx';

const overlay = () => page.getByRole('dialog', { name: 'Writing your deck…' });
const ready = () => page.getByRole('dialog', { name: 'Your Game is Ready!' });
const backs = () => document.querySelectorAll('[role="dialog"] .card-back').length;
const spoken = () => overlay().element().querySelector('[aria-live="polite"]')?.textContent;
const news = (changes: Partial<Run>) => sendNews({ type: 'run', run: run(changes) });

function open(category = 'trivia', answers: Answers = {}) {
  stopClock();
  return openApp('/setup', <SetupScreen />, {
    state: { category: { id: category } },
    user: HOST,
    answers: {
      'GET /api/bank': bankCoverage(),
      'POST /api/generations': run(),
      'GET /api/generations/:id': run(),
      'GET /api/games/:id': deck(),
      ...answers,
    },
  });
}

async function generate(): Promise<void> {
  await page.getByLabelText('Topic', { exact: true }).fill('Deep sea creatures');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
}

/** Counts the cards that are seen to fall, from now on. */
function fallen() {
  letMove();
  const started: string[] = [];
  const listen = ({ animationName }: AnimationEvent): void => void started.push(animationName);
  document.addEventListener('animationstart', listen);
  onTestFinished(() => document.removeEventListener('animationstart', listen));
  return async (): Promise<number> => {
    await pass(0);
    return started.filter((name) => name.includes('fall')).length;
  };
}

test('MODEL-31 each card that is accepted falls face down on the fan, by transform and opacity alone', async () => {
  await open();
  await generate();
  const falls = fallen();
  expect(backs()).toBe(0);
  news({ written: 3, newest: 'Which fish has a lamp?' });
  await expect.poll(backs).toBe(3);
  await expect.poll(falls).toBe(3);
  news({ written: 4, newest: 'Which whale sings?' });
  await expect.poll(backs).toBe(4);
  await expect.poll(falls).toBe(4);
  const moved = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .filter(({ name }) => /fall|look/u.test(name))
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule) => rule instanceof CSSKeyframeRule)
    .flatMap(({ style }) => [...style]);
  expect(new Set(moved)).toEqual(new Set(['opacity', 'scale', 'transform']));
});

test('MODEL-31 after a reload the fan lies there at once, and only what comes then falls', async () => {
  const half = run({ written: 12, newest: 'Which fish has a lamp?' });
  const app = await open('trivia', { 'GET /api/generations/:id': half });
  await generate();
  await app.close();
  const falls = fallen();
  await open('trivia', { 'GET /api/generations/:id': half });
  await expect.element(overlay()).toHaveTextContent('12 of 30');
  await expect.element(overlay()).toHaveTextContent('Which fish has a lamp?');
  expect(backs()).toBe(12);
  expect(await falls()).toBe(0);
  news({ written: 13, newest: 'Which whale sings?' });
  await expect.poll(backs).toBe(13);
  await expect.poll(falls).toBe(1);
});

test('MODEL-31 where no motion is wished nothing moves, and the same lies there', async () => {
  const wish = async (value: string): Promise<void> => {
    const features = [{ name: 'prefers-reduced-motion', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  onTestFinished(() => wish(''));
  await wish('reduce');
  await open();
  await generate();
  const falls = fallen();
  news({ written: 30, newest: 'Which whale sings?' });
  await expect.poll(backs).toBe(30);
  expect(await falls()).toBe(0);
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  await expect.poll(moving).toEqual([]);
});

test.each([10, 20, 60, 100])(
  'MODEL-31 %i cards are told apart on a phone, and none lies outside the fan',
  async (count) => {
    await page.viewport(390, 844);
    const { container } = await render(
      <div style={{ width: 310 }}>
        <DeckFan suit="trivia" cards={count} of={count} />
      </div>,
    );
    const fan = container.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    const boxes = [...container.querySelectorAll('.card-back')].map((back) =>
      back.getBoundingClientRect(),
    );
    if (!fan) throw new Error('The fan shows');
    expect(boxes).toHaveLength(count);
    const isInside = ({ left, right, top, bottom }: DOMRect) =>
      left > fan.left - 1 && right < fan.right + 1 && top > fan.top - 1 && bottom < fan.bottom + 1;
    expect(boxes.filter((box) => !isInside(box))).toEqual([]);
    const middles = boxes.map(
      ({ x, y, width, height }) => [x + width / 2, y + height / 2] as const,
    );
    for (const [at, [x, y]] of middles.slice(1).entries()) {
      const [before, above] = middles[at] ?? [0, 0];
      expect(x).toBeGreaterThan(before);
      expect(Math.hypot(x - before, y - above)).toBeGreaterThan(2);
    }
  },
);

test('MODEL-31 a question can be read before the next takes its place, which is the newest then', async () => {
  await open();
  await generate();
  news({ written: 1, newest: 'Which fish has a lamp?' });
  await expect.element(overlay()).toHaveTextContent('Which fish has a lamp?');
  news({ written: 2, newest: 'Which crab climbs?' });
  news({ written: 3, newest: 'Which whale sings?' });
  await expect.element(overlay()).toHaveTextContent('3 of 30');
  await pass(1_400);
  await expect.element(overlay()).toHaveTextContent('Which fish has a lamp?');
  await pass(200);
  await expect.element(overlay()).toHaveTextContent('Which whale sings?');
  await expect.element(overlay()).not.toHaveTextContent('Which crab climbs?');
});

test('MODEL-32 of a secret-prompt deck only backs are seen, whatever the server tells', async () => {
  const secret = { gameType: 'secret-prompt' } as const;
  await open('secret-prompt', { 'POST /api/generations': run(secret) });
  await generate();
  await expect.element(overlay()).toHaveTextContent('Shuffling ideas…');
  news({ ...secret, written: 5, newest: 'Anglerfish' });
  await expect.element(overlay()).toHaveTextContent('5 of 30');
  await expect.element(overlay()).toHaveTextContent('Secret-prompt Games: Deep sea creatures');
  await expect.element(overlay()).not.toHaveTextContent('Anglerfish');
  await expect.element(overlay()).not.toHaveTextContent('Shuffling ideas…');
  // Five in the fan, and the newest before it.
  expect(backs()).toBe(6);
});

test('MODEL-33 whoever listens hears now and then how many cards there are, and when all are', async () => {
  await open();
  await generate();
  expect(spoken()).toBe('');
  const heard = new Set<string | undefined>();
  for (let written = 1; written <= 30; written += 1) {
    news({ written, newest: `Question ${written}?` });
    await expect.element(overlay()).toHaveTextContent(`${written} of 30`);
    heard.add(spoken() ?? undefined);
  }
  const counts = [6, 12, 18, 24, 30].map((count) => `${count} of 30 cards written`);
  expect([...heard]).toEqual(['', ...counts]);
});

test('MODEL-31 SETUP-06 Ready is the deck in its fan, and Quick Start the first and largest of what can be done', async () => {
  holdClock();
  await open('trivia', { 'GET /api/games/:id': deck({ cards: cards(20) }) });
  await generate();
  sendNews({ type: 'run', run: savedRun() });
  await expect.element(ready()).toBeVisible();
  expect(backs()).toBe(20);
  const buttons = ready().getByRole('button').elements();
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual([
    'Close',
    'Quick Start',
    'Who’s playing?Team ATeam BTeam C',
    'Preview Cards',
    'Shuffle & Regenerate',
    'Back to Setup',
  ]);
  const heights = buttons.map((button) => button.getBoundingClientRect().height);
  expect(heights.filter((height) => height >= (heights[1] ?? 0))).toHaveLength(1);
});
