// Several tabs of one browser at one table: nothing that one of them does is lost without a word.
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { cards, played, startedMatch, serializeMatch } from '#tests/support/matches.ts';
import { openTable } from '#tests/support/web/open-table.tsx';
import { keptMatch, otherTabKeeps } from '#tests/support/web/other-tab.ts';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const other = played(
  startedMatch({ id: 'second', category: 'trivia', topic: 'Cats', cards: cards(3) }),
  [{ type: 'NEXT_CARD' }],
);
/** Whether this tab has looked at what is kept for the last time before an act. */
async function isTableHeld(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === 'riffle:table');
}
const OURS = /^Trivia: Space Card 1 of 5, from this tab$/;
const THEIRS = /^Trivia: Cats Card 2 of 3, from the other tab$/;

test('STATE-GAME-24 a game that another tab has started is never written over without asking', async () => {
  await openTable();
  await expect.poll(isTableHeld).toBe(true);
  otherTabKeeps(other, true);
  await button('+10 for Team A').click();
  await expect.element(page.getByRole('heading', { name: 'Two games' })).toBeVisible();
  expect(keptMatch()).toMatchObject({ id: 'second' });
  await button(THEIRS).click();
  await expect.element(page.getByRole('heading', { name: 'Trivia: Cats' })).toBeVisible();
  await expect.element(page.getByText('Card 2 of 3')).toBeVisible();
  await button('+10 for Team B').click();
  await expect.poll(keptMatch).toMatchObject({ id: 'second', scoreboard: { events: [{}] } });
});

test('STATE-GAME-24 the host may go on with the game of this tab', async () => {
  await openTable();
  otherTabKeeps(other);
  await button(OURS).click();
  await expect.element(page.getByRole('heading', { name: 'Trivia: Space' })).toBeVisible();
  expect(keptMatch()).toMatchObject({ id: 'evening' });
  await button('Next').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
});

test('STATE-GAME-25 the question goes away when the other tab ends its game', async () => {
  await openTable();
  otherTabKeeps(other);
  await expect.element(button(OURS)).toBeVisible();
  otherTabKeeps(undefined);
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(keptMatch()).toMatchObject({ id: 'evening' });
});

test('STATE-GAME-25 ending a game leaves the one that another tab has started', async () => {
  const app = await openTable();
  await button('End Game').click();
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Return to Home' });
  await expect.element(leave).toBeVisible();
  otherTabKeeps(other, true);
  await leave.click();
  await expect.poll(() => app.location().pathname).toBe('/');
  expect(keptMatch()).toMatchObject({ id: 'second' });
  await app.goTo('/game');
  await expect.element(page.getByText('Card 2 of 3')).toBeVisible();
});

test('STATE-GAME-24 what another tab does to this game shows here, and an act comes on top of it', async () => {
  await openTable();
  const match = currentMatch();
  if (!match) throw new Error('There is no game');
  const further = played(match, [{ type: 'NEXT_CARD' }, { type: 'UPDATE_NOTES', notes: 'theirs' }]);
  otherTabKeeps(further);
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  otherTabKeeps(played(further, [{ type: 'NEXT_CARD' }]), true);
  await button('+1 for Team B').click();
  await expect.element(page.getByText('Card 3 of 5')).toBeVisible();
  expect(keptMatch()).toMatchObject({
    currentCardIndex: 2,
    notes: 'theirs',
    scoreboard: { events: [{ round: 1 }] },
  });
});

test('STATE-GAME-25 PLAY-15 a game that has ended in another tab has ended here', async () => {
  await openTable();
  otherTabKeeps(undefined);
  await expect.element(page.getByRole('heading', { name: 'No active game' })).toBeVisible();
  expect(keptMatch()).toBeUndefined();
});

test('STATE-GAME-24 coming back to the table shows the game that is kept now', async () => {
  const app = await openTable();
  const goHome = async () => {
    await button('Home').click();
    await expect.poll(() => app.location().pathname).toBe('/');
  };
  await goHome();
  localStorage.setItem('riffle:game', serializeMatch(other));
  await app.goTo('/game');
  await expect.element(page.getByText('Card 2 of 3')).toBeVisible();
  await goHome();
  localStorage.removeItem('riffle:game');
  await app.goTo('/game');
  await expect.element(page.getByRole('heading', { name: 'No active game' })).toBeVisible();
});

test('on a phone on its side whatever can be chosen is in sight, and clear of the card’s corners', async () => {
  const left = Promise.withResolvers<void>();
  const kept = navigator.locks.request('riffle:table', () => left.promise);
  await openTable({}, [], { size: [844, 390] });
  const heading = page.getByRole('heading', { name: 'Open in another tab' });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(390);
  const place = (locator: Locator) => locator.element().getBoundingClientRect();
  expect(place(button('Play Here')).bottom).toBeLessThan(390);
  const [first, last] = [...document.querySelectorAll('.card-pip-size')].map((pip) =>
    pip.getBoundingClientRect(),
  );
  expect(place(heading).left).toBeGreaterThan(first?.right ?? Infinity);
  expect(place(button('Play Here')).right).toBeLessThan(last?.left ?? 0);
  left.resolve();
  await kept;
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  otherTabKeeps(other);
  await expect.element(button(THEIRS)).toBeVisible();
  expect(place(button(OURS)).top).toBe(place(button(THEIRS)).top);
  expect(place(button(OURS)).width).toBeCloseTo(place(button(THEIRS)).width);
  const foot = [...document.querySelectorAll('.card-pip-size')].at(-1)?.getBoundingClientRect();
  expect(place(button(THEIRS)).bottom).toBeLessThan(foot?.top ?? 0);
  expect(document.documentElement.scrollHeight).toBe(390);
});

test('a second tab asks where the game goes on, and takes it over or leaves it', async () => {
  const left = Promise.withResolvers<void>();
  const taken = navigator.locks.request('riffle:table', () => left.promise).catch(() => 'stolen');
  const app = await openTable();
  await expect.element(page.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await expect
    .element(
      page.getByText(
        'A game is on the table in another tab of this browser. Only one of them can keep the score: where shall it go on?',
      ),
    )
    .toBeVisible();
  await button('Play Here').click();
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect(await taken).toBe('stolen');
  // And back: the other tab takes it, and lets it go.
  const again = Promise.withResolvers<void>();
  const back = navigator.locks.request('riffle:table', { steal: true }, () => again.promise);
  await expect.element(page.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  again.resolve();
  await back;
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  left.resolve();
  // Or the match is left to the other one.
  const third = Promise.withResolvers<void>();
  const kept = navigator.locks.request('riffle:table', { steal: true }, () => third.promise);
  await button('Leave It There').click();
  await expect.poll(() => app.location().pathname).toBe('/');
  third.resolve();
  await kept;
});
