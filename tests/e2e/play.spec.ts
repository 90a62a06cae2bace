// The table, played as a host plays it; the time is the page's clock.
import { expect, expectAccessible, openFreeGame, test } from '#tests/support/browser.ts';

const QUIZ = /2000s Pop Culture/;
const DILEMMAS = /Would You Rather/;

test('PLAY-09 STATE-GAME-13 STATE-GAME-16 the ring counts down to UP!, pauses and resets', async ({
  page,
}) => {
  await page.clock.install();
  await openFreeGame(page, QUIZ);
  const timer = page.getByRole('timer');
  // From here on no time goes by but what the test lets go.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(timer).toHaveText('30');
  await page.clock.runFor(10_000);
  await expect(timer).toHaveText('20');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await expect(timer).toHaveText('20');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(25_000);
  await expect(timer).toContainText('UP!');
  await expect(page.getByText('Time is up')).toBeAttached();
  await page.clock.resume();
  await expectAccessible(page);
});

test('PLAY-01 PLAY-20 restart asks first, then starts over with the same teams', async ({
  page,
}) => {
  await openFreeGame(page, QUIZ);
  await page.getByLabel('Name of Team A').fill('Foxes');
  await page.getByRole('button', { name: '+10 for Foxes' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Restart' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to restart this game? This will reset all scores and start over.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText('Card 2 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  await question.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await page
    .getByRole('heading', { name: /^Score/ })
    .getByRole('button')
    .click();
  await expect(page.getByLabel('Name of Team A')).toHaveValue('Foxes');
});

test('PLAY-10 PLAY-16 panels hide and come back; a game without scores starts without them', async ({
  page,
}) => {
  await openFreeGame(page, DILEMMAS);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
});

test('PLAY-13 PLAY-14 PLAY-15 a game without scores thanks everybody and ends', async ({
  page,
}) => {
  await openFreeGame(page, DILEMMAS);
  await page.getByRole('button', { name: 'End Game' }).click();
  const end = page.getByRole('dialog');
  await expect(end).toContainText('Game Complete');
  await expect(end).toContainText('Thanks for playing!');
  await end.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/game');
  await expect(page.getByText('No active game')).toBeVisible();
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a whole deck can be hosted with the keyboard alone', async ({ page }) => {
  await openFreeGame(page, QUIZ);
  const teamA = page.getByRole('listitem').filter({ has: page.getByLabel('Name of Team A') });
  const teamB = page.getByRole('listitem').filter({ has: page.getByLabel('Name of Team B') });
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hide Hint' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Hide Answer' })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('Shift+Digit2');
  await expect(teamA).toContainText('10 points');
  await expect(teamB).toContainText('9 points');
  await page.keyboard.press('u');
  await expect(teamB).toContainText('10 points');
  await page.keyboard.press('3');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  for (let card = 2; card <= 30; card += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Card ${card} of 30`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide Hint' })).toHaveCount(0);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('Game Over!');
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).press('Enter');
  await expect(page).toHaveURL('/');
});

test('the ? sheet lists the keys and turns them off for good, and no key works while typing', async ({
  page,
}) => {
  await openFreeGame(page, QUIZ);
  const name = page.getByLabel('Name of Team A');
  await name.fill('');
  await name.pressSequentially('hau 12');
  await expect(name).toHaveValue('hau 12');
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
  await name.press('Enter');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Show or hide the answer');
  await expectAccessible(page);
  await sheet.getByRole('switch', { name: 'Keys on this screen' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
});

test('the screen is kept awake, asked for again when the page comes back, and let go on leaving', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { wakeLog: log });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          log.push(kind);
          return { release: async () => void log.push('released') };
        },
      },
    });
  });
  const log = () => page.evaluate(() => Reflect.get(window, 'wakeLog') as string[]);
  await openFreeGame(page, QUIZ);
  await expect.poll(log).toEqual(['screen']);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(log).toEqual(['screen', 'screen']);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect.poll(log).toEqual(['screen', 'screen', 'released']);
});

test('sound can be muted, and stays muted', async ({ page }) => {
  await openFreeGame(page, QUIZ);
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});

for (const viewport of [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`nothing overflows and nothing is hard to reach at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openFreeGame(page, QUIZ);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
}
