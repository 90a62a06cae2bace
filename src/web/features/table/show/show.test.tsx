// What is shown of what happens at the table. What moves keeps the browser's own clock.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Action } from '#domain/match/actions.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { openTable } from '#tests/support/web/open-table.tsx';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';
import { QUIET_MS } from '#web/platform/offline/quiet.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = page.getByRole('main');
const layer = () => document.querySelector('main > [class*="layer"]');
const live = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
const points = (team: 'A' | 'B', by = 10): Action => ({ type: 'UPDATE_SCORE', team, points: by });

/** How a browser answers that is asked for less motion. */
function wantNoMotion(): void {
  const media = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: true } : media(query),
  );
}

/** What begins to move stays where it begins, however slow the machine is: only a press ends it. */
function holdMotion(): void {
  const animate = Reflect.get(Element.prototype, 'animate');
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function hold(
    this: Element,
    ...how: Parameters<Element['animate']>
  ) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  });
}

/** A team's total in the score panel, as it is now. */
const totalOf = (team: 'A' | 'B') =>
  document.querySelector(`li [data-team-total="${team}"]:not(button *)`);

const centreOf = (element: Element | null) => {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return [left + width / 2, top + height / 2].map(Math.round);
};

/** Where what flies for a team comes from, and where it goes. */
function flight(team: 'A' | 'B') {
  const [flying] = layer()?.querySelector(`[data-team="${team}"]`)?.getAnimations() ?? [];
  const frames = flying?.effect instanceof KeyframeEffect ? flying.effect.getKeyframes() : [];
  const [from, to] = [frames[0], frames.at(-1)].map((frame) => {
    const [, x, y] =
      /translate\(([\d.]+)px, ([\d.]+)px\)/u.exec(String(frame?.['transform'])) ?? [];
    return [Number(x), Number(y)].map(Math.round);
  });
  return { from, to };
}

/** A key that does nothing here. */
const press = (key = 'Shift') =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => stopClock());

/** The table once it is quiet, with all that shows what happens. */
async function openShow(changes: Partial<StartMatch> = {}, actions: readonly Action[] = []) {
  const app = await openTable(changes, actions);
  await expect
    .poll(async () => {
      await pass(QUIET_MS);
      return layer();
    })
    .not.toBeNull();
  return app;
}

test('SHOW-04 points fly from the card to their team, whose total is right at once and counts up', async () => {
  await openShow({}, [points('A', 6)]);
  holdMotion();
  dispatch(points('A'));
  await expect.poll(() => layer()?.textContent).toMatch(/^\+10/u);
  const total = totalOf('A');
  expect(total?.textContent).toBe('16 points');
  // It has counted to its end.
  await expect.poll(() => layer()?.textContent).toBe('+10');
  expect(total && getComputedStyle(total).opacity).toBe('1');
  expect(flight('A').to).toEqual(centreOf(total));
  dispatch({ type: 'UNDO_SCORE' });
  await expect.poll(() => layer()?.textContent).toMatch(/^−10/u);
  expect(flight('A').from).toEqual(centreOf(totalOf('A')));
});

test('SHOW-04 points fly to the team that has got them', async () => {
  await openShow({ teamCount: 3 });
  holdMotion();
  dispatch(points('B'));
  await expect.poll(() => layer()?.textContent).toMatch(/^\+10/u);
  expect(flight('B').to).toEqual(centreOf(totalOf('B')));
});

test('SHOW-09 the next press ends what is flying, and acts', async () => {
  await openShow();
  holdMotion();
  dispatch(points('B'));
  await expect.poll(() => layer()?.textContent).toMatch(/^\+10/u);
  press('ArrowRight');
  expect(layer()?.querySelector('[data-team="B"]:not(:empty)')).toBeNull();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  dispatch(points('B'));
  await expect.poll(() => layer()?.textContent).toMatch(/^\+10/u);
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  expect(layer()?.querySelector('[data-team="B"]:not(:empty)')).toBeNull();
});

test('SHOW-08 the turn goes over to the next team as a light', async () => {
  await openShow();
  holdMotion();
  dispatch({ type: 'SWITCH_TEAM' });
  await expect
    .poll(async () => {
      await pass(1);
      return layer()?.querySelector('span')?.dataset['team'];
    })
    .toBe('B');
});

test('SHOW-03 SHOW-01 who takes the lead and who has a streak is said over the card, and read out', async () => {
  await openShow({}, [
    { type: 'RENAME_TEAM', team: 'A', name: 'Nerd Herd' },
    points('B'),
    points('A'),
    { type: 'NEXT_CARD' },
    points('A', 1),
    points('B', 1),
    points('B'),
    points('A'),
    { type: 'NEXT_CARD' },
  ]);
  dispatch(points('A'));
  await expect.element(card.getByText('Nerd Herd take the lead')).toBeVisible();
  await expect.element(card.getByText('Three in a row for Nerd Herd')).toBeVisible();
  const order = card
    .getByRole('list', { includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
  await expect
    .poll(() => order.elements().map((each) => each.textContent))
    .toEqual(['Nerd Herd31', 'Team B21']);
  await expect.poll(live).toContain('Nerd Herd take the lead. Three in a row for Nerd Herd');
  await pass(2600);
  await expect.element(card.getByText('Nerd Herd take the lead')).not.toBeInTheDocument();
});

test('SHOW-03 teams that have changed places come from where they were', async () => {
  await openShow({ teamCount: 3 }, [points('B'), points('A', 6)]);
  dispatch(points('A'));
  await expect.element(card.getByText('Team A take the lead')).toBeVisible();
  const slots = [...document.querySelectorAll<HTMLElement>('main ol li')].map(({ style }) =>
    style.getPropertyValue('--slots'),
  );
  // One place from the right, one from the left, and none.
  expect(slots).toEqual(['1', '-1', '0']);
});

test('SHOW-10 STAGE-06 where no teams are in sight, nobody is told whose turn it is over the card', async () => {
  wantNoMotion();
  await openShow({ category: 'relationship', topic: 'Us' });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }));
  await expect.poll(() => document.querySelector('[data-face="stage"]')).not.toBeNull();
  dispatch({ type: 'ADVANCE' });
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.poll(live).toContain('Team B’s turn');
  expect(document.querySelector('main [class*="plate"]')).toBeNull();
});

test('SHOW-10 who wants no motion gets cuts and words', async () => {
  wantNoMotion();
  await openShow();
  await button('Show Answer').click();
  await expect.element(card.getByText('an answer')).toBeVisible();
  expect(document.querySelector('.card-face')?.getAnimations()).toEqual([]);
  dispatch(points('A'));
  await expect.element(card.getByText('Team A +10, now 10')).toBeVisible();
  expect(layer()?.childElementCount).toBe(0);
  dispatch({ type: 'SWITCH_TEAM' });
  await expect.element(card.getByText('Team B’s turn')).toBeVisible();
});

test('SHOW-04 points of a team that is nowhere in sight are said over the card', async () => {
  await openShow();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-team-total] { display: none; }');
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  dispatch(points('A'));
  await expect.element(card.getByText('Team A +10, now 10')).toBeVisible();
});

test('SHOW-05 SHOW-11 the card turns over; the answer is larger than the question, and is read out', async () => {
  const [first] = cards(1);
  if (!first) throw new Error('There is no card');
  await openShow({ cards: [{ ...first, explanation: 'That is why.' }] });
  const log = card.getByRole('log').element();
  const animate = vi.spyOn(Element.prototype, 'animate');
  await button('Show Answer').click();
  // The edge may have begun to burn meanwhile.
  expect(animate.mock.contexts).toContain(document.querySelector('.card-face'));
  await expect.poll(() => log.textContent).toBe('an answerThat is why.');
  const [question, answer, explanation] = ['h2', '[data-part="answer"] p', 'p + p'].map((part) => {
    const element = document.querySelector(`main ${part}`);
    return element ? getComputedStyle(element) : undefined;
  });
  expect(parseFloat(answer?.fontSize ?? '')).toBeGreaterThan(parseFloat(question?.fontSize ?? ''));
  expect(explanation?.fontFamily).toBe(question?.fontFamily);
});

test('SHOW-09 a press while the card turns shows the answer at once', async () => {
  await openShow();
  holdMotion();
  await button('Show Answer').click();
  await expect.element(button('Hide Answer')).toBeVisible();
  await expect.element(card.getByText('an answer')).not.toBeInTheDocument();
  press();
  await expect.element(card.getByText('an answer')).toBeVisible();
});

test('SHOW-06 SHOW-07 the edge burns down with the clock, the lamp narrows, and the card says TIME until the answer is up', async () => {
  await openShow();
  const edges = () => [...document.querySelectorAll<HTMLElement>('.card-face [data-last] > span')];
  await expect.poll(() => edges().flatMap((edge) => edge.getAnimations()).length).toBe(4);
  const light = () => document.querySelector('main > span[aria-hidden]');
  expect(light()).toBeNull();
  await pass(26_000);
  await expect.poll(light).not.toBeNull();
  const narrow = light()?.className;
  await expect.poll(live).toContain('5 seconds left');
  await expect.element(card.getByText('TIME', { exact: true })).not.toBeInTheDocument();
  await pass(5000);
  await expect.element(card.getByText('TIME', { exact: true })).toBeVisible();
  await button('Show Answer').click();
  await expect.element(card.getByText('an answer')).toBeVisible();
  await expect.element(card.getByText('TIME', { exact: true })).not.toBeInTheDocument();
  expect(light()?.className).toBeTruthy();
  expect(light()?.className).not.toBe(narrow);
  await button('Next').click();
  await expect.poll(() => edges().length).toBe(4);
  await button('Hide Timer panel').click();
  await expect.poll(() => edges().length).toBe(0);
});

test('SHOW-06 the edge of a clock that stands still moves no layers, and lies where it was', async () => {
  await openShow();
  const sides = () => [...document.querySelectorAll<HTMLElement>('.card-face [data-last] > span')];
  const moving = () => sides().flatMap((side) => side.getAnimations()).length;
  const left = () => sides().map((side) => new DOMMatrix(getComputedStyle(side).transform));
  await expect.poll(moving).toBe(4);
  dispatch({ type: 'RESET_TIMER' });
  await pass(10_000);
  dispatch({ type: 'PAUSE_GAME' });
  await expect.poll(() => [left()[0]?.d, moving()]).toEqual([0, 0]);
  expect(left()[1]?.a).toBeGreaterThan(0.3);
  expect(left()[1]?.a).toBeLessThan(0.8);
  expect([left()[2]?.d, left()[3]?.a]).toEqual([1, 1]);
  dispatch({ type: 'RESUME_GAME' });
  await expect.poll(moving).toBe(4);
});

test('SHOW-02 answers that a question offers stand two by two, under the whole question as its heading', async () => {
  const [first] = cards(1);
  if (!first) throw new Error('There is no card');
  const text = 'Which planet is red? A) Mars B) Venus C) Earth D) Saturn';
  await openTable({ cards: [{ ...first, question: text }] });
  const heading = page.getByRole('heading', { level: 2, name: text, exact: true });
  await expect.element(heading).toBeVisible();
  const places = () =>
    ['A) Mars', 'B) Venus', 'C) Earth', 'D) Saturn'].map((option) => {
      const { left, top } = heading.getByText(option).element().getBoundingClientRect();
      return [Math.round(left), Math.round(top)] as const;
    });
  await expect
    .poll(() => {
      const [a, b, c, d] = places();
      return a && b && c && d
        ? [a[1] === b[1], c[1] === d[1], a[0] === c[0], b[0] === d[0], a[0] < b[0], a[1] < c[1]]
        : [];
    })
    .toEqual([true, true, true, true, true, true]);
});

test('SCORE-08 SHOW-03 on a phone a round’s standing does not lie on what is said of it', async () => {
  await page.viewport(390, 844);
  await openShow({}, [points('B', 1)]);
  for (const card of [1, 2]) {
    await expect.element(page.getByText(`Card ${card} of 5`)).toBeVisible();
    await button('Show Answer').click();
    await button('Right +10').click();
  }
  const standing = page.getByText('After round 1', { exact: true });
  await expect.element(standing).toBeInTheDocument();
  await expect.poll(() => document.querySelector('[class*="plate"]')).not.toBeNull();
  const bottom = document.querySelector('[class*="plate"]')?.getBoundingClientRect().bottom;
  expect(standing.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom ?? 0);
});
