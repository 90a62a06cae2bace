// One press to score: what stands under an open answer, and what it does.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { totals } from '#domain/match/scoreboard.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { cards } from '#tests/support/matches.ts';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = page.getByRole('group', { name: /^Points for this card/ });
const offered = () =>
  row
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
const scores = () => {
  const match = currentMatch();
  return match && totals(match.scoreboard);
};
const live = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('SCORE-01 SCORE-03 Right gives the points and goes on, and one undo takes both back', async () => {
  await openTable();
  await expect.element(button('Show Answer')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await button('Show Answer').click();
  await expect.poll(offered).toEqual(['Right +10', 'With hint +6', 'Nobody', 'Stolen by Team B']);
  await button('Right +10').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  expect(scores()).toMatchObject({ A: 10, B: 0 });
  await expect.poll(live).toBe('Team A +10, now 10Team B’s turn');
  await userEvent.keyboard('u');
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  expect([scores(), currentMatch()?.currentTeam]).toMatchObject([{ A: 0 }, 'A']);
});

test('SCORE-01 another team steals it, and a card without a hint offers none', async () => {
  await openTable({ teamCount: 3, cards: cards(4, '') }, [
    { type: 'RENAME_TEAM', team: 'C', name: 'Owls' },
    { type: 'ADVANCE' },
  ]);
  await button('Show Answer').click();
  await expect.element(page.getByRole('group', { name: /Team B$/ })).toBeVisible();
  expect(offered()).toEqual(['Right +10', 'Nobody', 'Stolen by Team A', 'Stolen by Owls']);
  await button('Stolen by Owls').click();
  await expect.element(page.getByText('Card 3 of 4')).toBeVisible();
  expect([scores(), currentMatch()?.currentTeam]).toMatchObject([{ B: 0, C: 10 }, 'C']);
});

test('SCORE-02 the last card’s points open the end', async () => {
  await openTable({ cards: cards(1) });
  await button('Show Answer').click();
  await button('With hint +6').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Team A Wins!');
  expect(scores()).toMatchObject({ A: 6 });
});

test('SCORE-01 KEY-03 a secret card is scored after the first peek, which starts its clock', async () => {
  stopClock();
  await openTable({ category: 'secret-prompt', topic: 'Jobs' });
  const ring = page.getByRole('timer');
  const clock = () => currentMatch()?.timer.status;
  await expect.poll(clock).toBe('paused');
  await pass(5000);
  await expect.element(ring).toHaveTextContent('30');
  await expect.element(row).not.toBeInTheDocument();
  const peek = button('Hold to peek').element();
  peek.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.element(page.getByRole('heading', { level: 2, name: /^Question/ })).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  peek.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
  await expect.poll(offered).toEqual(['Got it +10', 'Nobody']);
  await expect.poll(clock).toBe('running');
  await pass(5000);
  await expect.element(ring).toHaveTextContent('25');
  await button('Nobody').click();
  await expect.element(page.getByText('Card 2 of 5')).toBeVisible();
  await expect.poll(live).toBe('Points for nobodyTeam B’s turn');
  await expect.poll(clock).toBe('paused');
});

test('SCORE-01 where nobody wins nobody gets points', async () => {
  await openTable({ category: 'social', topic: 'Us' });
  await expect.element(page.getByText('Card 1 of 5')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});

test('SCORE-05 SCORE-08 a round that closes says its standing for two seconds, and holds nothing up', async () => {
  stopClock();
  await openTable({ cards: cards(6) });
  const standing = page.getByText('After round 1', { exact: true });
  for (const name of ['Right +10', 'Nobody']) {
    await button('Show Answer').click();
    await button(name).click();
  }
  await expect.element(page.getByText('Card 3 of 6')).toBeVisible();
  await expect.element(standing).toBeInTheDocument();
  expect(standing.element().parentElement).toHaveTextContent(/Team A\s*10\s*Team B\s*0/);
  await expect.poll(live).toBe('Points for nobody. Round 1 finishedTeam A’s turn');
  await pass(1900);
  await expect.element(standing).toBeInTheDocument();
  await pass(200);
  await expect.element(standing).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Close rounds by themselves' }).click();
  await button('Next').click();
  await button('Next').click();
  expect(currentMatch()?.scoreboard.events.at(-1)).toMatchObject({ round: 1 });
});

test('SCORE-08 the standing goes when another card comes before its two seconds are over', async () => {
  stopClock();
  await openTable({ cards: cards(6) });
  const standing = page.getByText('After round 1', { exact: true });
  await button('Next').click();
  await button('Next').click();
  await expect.element(standing).toBeInTheDocument();
  await button('Next').click();
  await expect.element(page.getByText('Card 4 of 6')).toBeVisible();
  await expect.element(standing).not.toBeInTheDocument();
});
