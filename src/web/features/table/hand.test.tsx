// A game that is hosted from a phone in the hand.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { answer, seat } from '#tests/support/screen-views.ts';
import { unreadableNow } from '#tests/support/unreadable.ts';
import { openRoomTable } from '#tests/support/web/open-room.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = page.getByRole('dialog');
const fits = (selector: string) =>
  [...document.querySelectorAll(selector)].every((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  });

test('HAND-01 at 390 × 844 the panels come from below, and the card has what remains', async () => {
  await openTable({ teamCount: 4 }, [], { size: [390, 844] });
  await expect.element(button('Next')).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(844);
  await expect.element(button('Clear All')).not.toBeInTheDocument();
  await button('Score').click();
  await expect.element(sheet.getByRole('heading', { name: 'Score' })).toBeVisible();
  await sheet.getByRole('button', { name: '+10 for Team D' }).click();
  await expect.element(sheet.getByText('Team D +10, now 10')).toBeVisible();
  expect(currentMatch()?.timer.status).toBe('paused');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await button('Notes').click();
  await expect.element(sheet.getByText('Click to add notes…')).toBeVisible();
});

test('HAND-01 Next Round in the sheet asks over the table when it would end the game', async () => {
  await openTable({ teamCount: 4 }, [{ type: 'NEXT_ROUND' }], { size: [390, 844] });
  await button('Score').click();
  const next = sheet.getByRole('button', { name: 'Next Round' });
  await expect.element(next).toHaveAccessibleDescription('closes round 2 of 2');
  await next.click();
  await expect.element(page.getByRole('alertdialog', { name: 'End the game?' })).toBeVisible();
});

test('HAND-02 at 844 × 390 header, clock, card and four teams are in sight', async () => {
  await openTable({ teamCount: 4 }, [], { size: [844, 390] });
  await expect.element(button('Next')).toBeVisible();
  for (const part of ['header', '[role="timer"]', 'main', 'nav li', '[data-panel] button']) {
    expect([part, fits(part)]).toEqual([part, true]);
  }
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(390);
});

test('HAND-02 at 844 × 390 the header stays in front where what phones gave makes the page longer', async () => {
  const answers = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => answer(name.toLowerCase(), name));
  const players = answers.map(({ text }) => seat(text));
  await openRoomTable(
    { teamCount: 4 },
    { players, answers, answeredCount: 4 },
    {
      actions: [{ type: 'BEGIN' }, { type: 'SHOW', side: 'answer', isShown: true }],
      visit: { size: [844, 390] },
    },
  );
  await expect.element(page.getByRole('region', { name: 'Phones' })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(450);
  scrollTo(0, 400);
  const next = button('Next').element().getBoundingClientRect();
  const end = button('End Game').element().getBoundingClientRect();
  expect(next.top).toBeLessThan(end.bottom);
  const inFront = document.elementFromPoint(end.x + end.width / 2, end.bottom - 3);
  expect(button('End Game').element().contains(inFront)).toBe(true);
});

const LONG = cards(3).map((card) => ({
  ...card,
  question: 'A word or two. '.repeat(20),
  answer: 'The highest of all',
  explanation: 'A word or three. '.repeat(17),
}));

for (const size of [
  [390, 844],
  [844, 390],
] as const) {
  test(`HAND-04 at ${size.join(' × ')} the longest answer scrolls in its card, above the points`, async () => {
    await openTable({ teamCount: 4, cards: LONG }, [], { size });
    // As on a slow device: all of it is laid out while the card stands on its edge, half-way over.
    const half = document.createElement('style');
    half.textContent = '.card-face { transform: perspective(220rem) rotateX(-90deg) !important; }';
    document.head.append(half);
    (button('Show Answer').element() as HTMLElement).click();
    await expect.element(button('Right +10')).toBeInTheDocument();
    for (let frames = 3; frames > 0; frames--) await new Promise(requestAnimationFrame);
    half.remove();
    // The light over it reaches beyond the card.
    await expect.poll(() => document.querySelector('main > [class*="warm"]')).not.toBeNull();
    const pageHeight = () => document.documentElement.scrollHeight;
    await expect.poll(pageHeight).toBeLessThanOrEqual(size[1]);
    for (const way of page
      .getByRole('group', { name: /^Points for/ })
      .getByRole('button')
      .all()) {
      const { x, y, width, height } = way.element().getBoundingClientRect();
      expect(way.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(
        true,
      );
    }
    const longest = () => document.querySelector('main [data-over][data-over-side="true"]');
    // All the room that there is, once the card has turned over.
    await expect.poll(() => longest()?.getBoundingClientRect().height ?? 0).toBeGreaterThan(150);
    const text = longest();
    if (!(text instanceof HTMLElement)) throw new Error('The text does not scroll');
    expect(text.tabIndex).toBe(0);
    const isAnswerInSight = () => {
      const box = text.getBoundingClientRect();
      const answer = page.getByText('The highest of all').element().getBoundingClientRect();
      return answer.top >= box.top && answer.bottom <= box.bottom;
    };
    await expect.poll(isAnswerInSight).toBe(true);
    text.scrollTop = text.scrollHeight;
    await expect.poll(() => pageHeight() <= size[1] && text.scrollTop > 50).toBe(true);
    await expect.poll(unreadableNow).toEqual([]);
  });
}

for (const size of [
  [390, 844],
  [844, 390],
] as const) {
  test(`HAND-04 at ${size.join(' × ')} a hint that nobody asked for makes room once the answer is open`, async () => {
    await openTable({ cards: cards(3) }, [], { size });
    await expect.element(button('Show Hint')).toBeVisible();
    await button('Show Answer').click();
    await expect.element(button('Right +10')).toBeVisible();
    await expect.element(button('Show Hint')).not.toBeInTheDocument();
    await button('Hide Answer').click();
    await button('Show Hint').click();
    await button('Show Answer').click();
    await expect.element(button('Right +10')).toBeVisible();
    await expect.element(button('Hide Hint')).toBeVisible();
  });
}

/** Those of the card's buttons that something else lies on. */
async function coveredButtons(): Promise<readonly string[]> {
  const covered: string[] = [];
  for (const way of page.getByRole('main').getByRole('button').elements()) {
    way.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = way.getBoundingClientRect();
    const inFront = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!way.contains(inFront)) covered.push(way.textContent);
  }
  return covered;
}

for (const size of [
  [320, 640],
  [375, 667],
  [390, 664],
  [667, 375],
] as const) {
  test(`PLAY-03 SCORE-01 at ${size.join(' × ')} nothing of a card that lies face down covers what is pressed on it`, async () => {
    await openTable(
      { category: 'secret-prompt', topic: 'Castles', teamCount: 4, cards: cards(3, 'king, moat') },
      [{ type: 'RENAME_TEAM', team: 'A', name: 'WWWWWWWWWWWWWWW' }],
      { size },
    );
    const peek = button('Hold to peek');
    await expect.element(peek).toBeVisible();
    await expect.poll(coveredButtons).toEqual([]);
    const press = () => (peek.element() as HTMLElement).click();
    press();
    await expect.element(page.getByText('Question 1?')).toBeVisible();
    press();
    await expect.element(button('Got it +10')).toBeVisible();
    await expect.poll(coveredButtons).toEqual([]);
    await button('Show Forbidden Words').click();
    await expect.element(button('Hide Forbidden Words')).toBeVisible();
    await expect.poll(coveredButtons).toEqual([]);
    await expect.poll(unreadableNow).toEqual([]);
  });
}

/** A finger that goes from one place to another on the card. */
function swipe(by: { readonly x: number; readonly y: number }, on = 'h2', pointerType = 'touch') {
  const target = document.querySelector(`main ${on}`);
  for (const [type, x, y] of [
    ['pointerdown', 0, 0],
    ['pointerup', by.x, by.y],
  ] as const) {
    const at = { clientX: 200 + x, clientY: 300 + y, pointerId: 5, isPrimary: true, pointerType };
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, ...at }));
  }
}

/** Whether the browser leaves a finger that goes to the side to the page: it asks what scrolls around the finger. */
function isLeftToUs(on: Element): boolean {
  const { touchAction, overflowY } = getComputedStyle(on);
  if (touchAction.includes('pan-y')) return true;
  return overflowY === 'visible' && on.parentElement !== null && isLeftToUs(on.parentElement);
}

test('HAND-03 the browser neither scrolls nor goes back by a swipe on the card', async () => {
  await openTable({}, [], { size: [390, 844] });
  const question = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.element(question).toBeVisible();
  expect(isLeftToUs(question.element())).toBe(true);
});

test('HAND-03 a swipe to the left lays the next card, to the right the one before', async () => {
  await openTable({}, [], { size: [390, 844] });
  const at = () => currentMatch()?.currentCardIndex;
  await expect.element(button('Next')).toBeVisible();
  swipe({ x: -90, y: 10 });
  expect([at(), currentMatch()?.currentTeam]).toEqual([1, 'B']);
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  for (const by of [
    { x: -40, y: 0 },
    { x: -90, y: 80 },
  ]) {
    swipe(by);
  }
  swipe({ x: -90, y: 0 }, 'button');
  swipe({ x: -90, y: 0 }, 'h2', 'mouse');
  expect(at()).toBe(1);
  swipe({ x: 90, y: 0 });
  expect(at()).toBe(0);
  for (let card = 1; card <= 6; card += 1) {
    await expect.element(page.getByText(`Card ${Math.min(card, 5)} of 5`)).toBeVisible();
    swipe({ x: -90, y: 0 });
  }
  expect(at()).toBe(4);
  await expect.element(sheet).not.toBeInTheDocument();
});
