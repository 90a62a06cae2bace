// The countdown of a card, with the clock in the test's hand.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { stopClock, pass } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const ring = page.getByRole('timer');

test('PLAY-09 STATE-GAME-13 STATE-GAME-14 the ring counts whole seconds, marks the last five, and is up', async () => {
  stopClock();
  await openTable();
  await expect.element(ring).toHaveTextContent(/^30$/);
  await expect.element(ring).toHaveAccessibleName('30 seconds left');
  await expect.element(ring).toHaveAttribute('data-state', 'calm');
  await pass(24_000);
  await expect.element(ring).toHaveTextContent(/^6$/);
  await expect.element(ring).toHaveAttribute('data-state', 'calm');
  await pass(1000);
  await expect.element(ring).toHaveTextContent(/^5$/);
  await expect.element(ring).toHaveAttribute('data-state', 'last');
  const alive = page.getByText('Time is up');
  await expect.element(alive).not.toBeInTheDocument();
  await pass(5000);
  await expect.element(ring.getByText('UP!', { exact: true })).toBeVisible();
  await expect.element(ring.getByText('TIME UP!', { exact: true })).not.toBeVisible();
  await expect.element(ring).toHaveAttribute('data-state', 'up');
  await expect.element(alive).toBeInTheDocument();
});

test('PLAY-09 STATE-GAME-16 on a phone it says TIME UP!', async () => {
  stopClock();
  await openTable({ timerSeconds: 20 }, [], { size: [390, 844] });
  await pass(20_000);
  await expect.element(ring.getByText('TIME UP!', { exact: true })).toBeVisible();
  await expect.element(ring.getByText('UP!', { exact: true })).not.toBeVisible();
});

test('PLAY-09 STATE-GAME-05 STATE-GAME-15 it pauses, goes on, and starts over', async () => {
  stopClock();
  await openTable();
  await pass(10_000);
  await button('Pause').click();
  await expect.element(ring).toHaveAccessibleName('20 seconds left, paused');
  await expect.element(ring).toHaveAttribute('data-running', 'false');
  await pass(60_000);
  await expect.element(ring).toHaveTextContent(/^20$/);
  await button('Resume').click();
  await expect.element(ring).toHaveAttribute('data-running', 'true');
  await pass(3000);
  await expect.element(ring).toHaveTextContent(/^17$/);
  await button('Reset').click();
  await expect.element(ring).toHaveTextContent(/^30$/);
  await pass(2000);
  await expect.element(ring).toHaveTextContent(/^28$/);
  await button('Next').click();
  await expect.element(ring).toHaveTextContent(/^30$/);
});

test('PLAY-09 the ring drains along with the seconds', async () => {
  stopClock();
  await openTable();
  await button('Pause').click();
  expect(drained()).toBeCloseTo(0, 1);
  await button('Resume').click();
  await pass(15_000);
  await button('Pause').click();
  await expect.element(ring).toHaveTextContent(/^15$/);
  expect(drained()).toBeCloseTo(0.5, 1);
  await button('Resume').click();
  await expect.element(ring).toHaveAttribute('data-running', 'true');
  // On its way to where the next second will find it.
  expect(drained()).toBeCloseTo(1 - 14 / 30, 5);
});

/** How much of the ring is gone, from 0 to 1: how far its halves are turned out of sight. */
function drained(): number {
  const halves = [...ring.element().querySelectorAll<SVGElement>('svg:has(> [d*="A43"])')];
  const turned = halves.map(({ style }) => Number(/-?[\d.]+/u.exec(style.transform)?.[0]));
  return turned.reduce((sum, degrees) => sum - degrees / 360, 0);
}

test('PLAY-10 its panel closes to one line, goes away, and comes back', async () => {
  stopClock();
  await openTable();
  await button('Timer').first().click();
  await expect.element(ring).not.toBeInTheDocument();
  await expect.element(button('Timer 30 s')).toHaveAttribute('aria-expanded', 'false');
  await pass(5000);
  await expect.element(button('Timer 25 s')).toBeVisible();
  await pass(25_000);
  await button('Timer Time up').click();
  await expect.element(ring).toBeVisible();
  await button('Hide Timer panel').click();
  await expect.element(ring).not.toBeInTheDocument();
  // A clock that nobody sees is not read out.
  await expect.element(page.getByText('Time is up')).not.toBeInTheDocument();
  await page.getByRole('region', { name: 'Panels on the table' }).getByText('Timer').click();
  await expect.element(ring).toBeVisible();
});

test('STATE-GAME-13 a device clock that is set changes no timer, and is said once', async () => {
  stopClock();
  await openTable();
  await pass(5000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(1000);
  await expect
    .element(
      page.getByText('The clock of this device was changed. The timer goes on where it was.'),
    )
    .toBeVisible();
  await expect.element(ring).toHaveTextContent(/^24$/);
  await pass(5500);
  await expect.element(page.getByText(/^The clock of this device/)).not.toBeInTheDocument();
});

test('STATE-GAME-07 free games change teams and seconds at the table', async () => {
  await openTable({ category: 'free', freeGame: '2000s-pop', topic: '2000s Pop Culture' });
  const teams = page.getByRole('combobox', { name: 'Team count' });
  await expect.element(teams).toHaveTextContent('2 teams');
  await teams.click();
  await expect.element(page.getByRole('option', { name: '4 teams' })).toBeVisible();
  const counts = page.getByRole('option').all();
  expect(counts.map((option) => option.element().textContent)).toEqual([
    '2 teams',
    '3 teams',
    '4 teams',
  ]);
  await page.getByRole('option', { name: '3 teams' }).click();
  await expect.element(page.getByLabelText('Name of Team C')).toBeVisible();
  const time = page.getByRole('combobox', { name: 'Time per card' });
  await expect.element(time).toHaveTextContent('30 s');
  await time.click();
  await expect.element(page.getByRole('option', { name: '45 s' })).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['20 s', '30 s', '45 s', '60 s', '75 s', '90 s']);
  await page.getByRole('option', { name: '45 s' }).click();
  await expect.element(time).toHaveTextContent('45 s');
  expect(currentMatch()?.timer.durationMs).toBe(45_000);
});

test('STATE-GAME-07 other games were asked on the set-up', async () => {
  await openTable();
  await expect.element(page.getByText('Round 1 of 3').first()).toBeVisible();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});

test('KEY-02 the clock stands while the answer is open, and the next card has the full time', async () => {
  stopClock();
  await openTable();
  await pass(5000);
  await button('Show Answer').click();
  await expect.element(button('Resume')).toBeVisible();
  await pass(5000);
  await expect.element(ring).toHaveTextContent('25');
  await button('Hide Answer').click();
  await expect.element(button('Pause')).toBeVisible();
  await pass(5000);
  await expect.element(ring).toHaveTextContent('20');
  await button('Show Answer').click();
  await button('Resume').click();
  await pass(5000);
  await expect.element(ring).toHaveTextContent('15');
  await button('Next').click();
  await pass(1000);
  await expect.element(ring).toHaveTextContent('29');
});

test('KEY-02 the clock stands while a dialog is open, and goes on unless the host had stopped it', async () => {
  stopClock();
  await openTable();
  for (const [opener, closer] of [
    ['Keys', 'Close'],
    ['Restart', 'Cancel'],
    ['End Game', 'Continue Playing'],
  ] as const) {
    const before = Number(ring.element().textContent);
    await button(opener).click();
    await expect.element(button(closer)).toBeVisible();
    await expect.poll(() => currentMatch()?.timer.status).toBe('paused');
    await pass(3000);
    await button(closer).click();
    await expect.poll(() => currentMatch()?.timer.status).toBe('running');
    await pass(1000);
    await expect.poll(() => before - Number(ring.element().textContent)).toBe(1);
  }
  await button('Pause').click();
  await button('Keys').click();
  await button('Close').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(currentMatch()?.timer.status).toBe('paused');
});
