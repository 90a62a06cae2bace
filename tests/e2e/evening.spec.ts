// The main job, end to end, as a host does it.
import type { Page } from '@playwright/test';
import {
  choose,
  expect,
  expectAccessible,
  signUpAndIn,
  test,
  topicField,
} from '#tests/support/browser.ts';

async function give(page: Page, points: string, team: string): Promise<void> {
  await page.getByRole('button', { name: `${points} for ${team}` }).click();
}

async function expectTotal(page: Page, team: string, points: number): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByLabel(`Name of ${team}`) });
  await expect(row).toContainText(`${points} points`);
}

test('WHAT-01 WHAT-02 WHAT-03 WHAT-05 WHAT-07 STATE-GAME-24 PLAY-12 a host signs up, has a deck written, and plays it with two teams', async ({
  page,
}) => {
  await signUpAndIn(page);
  await expect(page.getByRole('banner')).toContainText('1');

  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await topicField(page).fill('Space');
  await choose(page, 'Number of cards', '20 cards');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  const ready = page.getByRole('dialog').filter({ hasText: 'Your Game is Ready!' });
  await expect(ready).toContainText('No AI wrote these cards.');
  await expectAccessible(page);
  await expect(page.locator('header').first()).toContainText('0');

  await page.getByRole('button', { name: 'Quick Start' }).click();
  await expect(page).toHaveURL('/game');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trivia: Space');
  await expect(page.getByText('Card 1 of 20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show Hint' }).click();
  await expect(page.getByRole('button', { name: 'Hide Hint' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await expect(page.getByRole('button', { name: 'Hide Answer' })).toBeVisible();
  await give(page, '+10', 'Team A');
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  // The next card hides what the last one showed.
  await expect(page.getByText('Card 2 of 20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  await give(page, 'Hint +6', 'Team B');
  await page.keyboard.press('ArrowRight');

  await expect(page.getByText('Card 3 of 20')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const card = page.getByRole('heading', { level: 2 }).first();
  const question = await card.innerText();
  const seconds = await page.getByRole('timer').innerText();
  await page.reload();
  await expect(page.getByText('Card 3 of 20')).toBeVisible();
  await expect(card).toHaveText(question);
  await expect(page.getByRole('timer')).toHaveText(seconds);
  await expectTotal(page, 'Team A', 10);
  await expectTotal(page, 'Team B', 6);
  await page.getByRole('button', { name: 'Resume' }).click();

  await give(page, '-1', 'Team A');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Card 4 of 20')).toBeVisible();
  await give(page, '+10', 'Team B');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Card 5 of 20')).toBeVisible();
  await expectTotal(page, 'Team A', 9);
  await expectTotal(page, 'Team B', 16);

  await page.getByRole('button', { name: 'End Game' }).click();
  const end = page.getByRole('dialog');
  await expect(end).toContainText('Game Over!');
  await expect(end).toContainText('Team B Wins!');
  await expect(end).toContainText('16');
  await expectAccessible(page);
  await end.getByRole('button', { name: 'Continue Playing' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'End Game' }).click();
  await end.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('riffle:game'))).toBeNull();
  await page.goto('/game');
  await expect(page.getByText('No active game')).toBeVisible();

  // The deck is kept under its owner.
  const games = await page.evaluate(async () => (await fetch('/api/games')).json());
  expect(games).toMatchObject({ total: 1, games: [{ topic: 'Space', cardCount: 20 }] });
});

test('ROLE-01 SETUP-02 SETUP-03 WHAT-10 a visitor plays a free game to the end without an account', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await page.getByRole('button', { name: /2000s Pop Culture/ }).click();
  await expect(page).toHaveURL('/game');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Free Games: 2000s Pop Culture',
  );
  for (let card = 1; card < 30; card += 1) {
    await expect(page.getByText(`Card ${card} of 30`)).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  // PLAY-07 PLAY-08: Next is disabled on the last card, Finish Game shows the result.
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Finish Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('home offers to resume a game that was left running, and a corrupt one is dropped with a note', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await page.getByRole('button', { name: /Would You Rather/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.goto('/');
  await page
    .getByRole('link', { name: /resume game/i })
    .or(page.getByRole('button', { name: /resume game/i }))
    .click();
  await expect(page.getByText('Card 2 of 30')).toBeVisible();

  for (const broken of ['{"version":1', '{"version":0,"cards":[]}', 'null']) {
    await page.evaluate((text) => localStorage.setItem('riffle:game', text), broken);
    await page.goto('/game');
    await expect(page.getByText('No active game')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('riffle:game'))).toBeNull();
  }
  await page.evaluate(() => localStorage.setItem('riffle:game', 'broken'));
  await page.goto('/');
  await expect(page.getByText(/could(n’t| not|n't) be (read|restored|resumed)/i)).toBeVisible();
});
