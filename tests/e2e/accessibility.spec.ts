// No finding of the accessibility checker with any dialog or panel open, upright and on its side.
import { CATEGORIES, CATEGORY_IDS } from '#domain/category/categories.ts';
import { PANEL_IDS } from '#web/platform/match/panels.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import { expect, expectAccessible, LONG, openKeptMatch, test } from '#tests/support/browser.ts';

const SHORT = ['drinking', 'trivia'] as const;

const PHONE = { width: 390, height: 844, details: {} };
const TABLET = { width: 768, height: 1024, details: LONG };
const TELEVISION = { width: 1920, height: 1080, details: LONG };
const SIZES = [
  PHONE,
  { width: 844, height: 390, details: LONG },
  TABLET,
  { width: 1024, height: 768, details: LONG },
  TELEVISION,
];

for (const { width, height, details } of SIZES) {
  test.describe(`${width}×${height}`, details, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' } as object);

    test('home and its dialogs', async ({ page }) => {
      await page.goto('/');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign In' }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Create an account' }).click();
      await dialog.getByLabel('Password', { exact: true }).fill('Abc');
      await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
      await expect(dialog.getByText('Email is required')).toBeVisible();
      await expectAccessible(page);
    });

    test('the table with everything open', async ({ page }) => {
      const open = { shown: true, expanded: true };
      const match = startedMatch({ cards: cards(9), teamCount: 4 });
      await openKeptMatch(page, match, {
        panels: { timer: open, score: open, info: open, notes: open },
      });
      await page.getByRole('button', { name: 'Show Hint' }).click();
      await page.getByRole('button', { name: 'Show Answer' }).click();
      // On a small screen the panels come from below, one at a time.
      const isSmall = width < 640 || height < 544;
      const inPanel = async (panel: string, ...buttons: readonly string[]): Promise<void> => {
        if (isSmall) await page.getByRole('button', { name: panel, exact: true }).click();
        for (const name of buttons) await page.getByRole('button', { name }).click();
        if (!isSmall) return;
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await inPanel('Score', '+10 for Team D', 'Next Round');
      await inPanel('Notes', 'Click to add notes');
      await page.getByRole('button', { name: 'Skip' }).click();
      await expectAccessible(page);
      for (const { name, role } of [
        { name: 'Restart', role: 'alertdialog' },
        { name: 'End Game', role: 'dialog' },
      ] as const) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole(role)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('v');
      await expect(page.getByRole('list', { name: 'Teams' })).toBeVisible();
      await expectAccessible(page);
      await page.mouse.move(width / 2, height / 3);
      await expect(page.locator('[data-quiet="false"]')).toHaveCount(1);
      await expectAccessible(page);
    });

    test('the table with every panel put away, and no table at all', async ({ page }) => {
      const away = { shown: false, expanded: false };
      const match = startedMatch({ category: 'secret-prompt', topic: 'Us' });
      await openKeptMatch(page, match, {
        panels: { timer: away, score: away, info: away, notes: away },
      });
      await expectAccessible(page);
      const dock = page.getByRole('region', { name: 'Panels on the table' });
      expect(await dock.getByRole('button').count()).toBe(PANEL_IDS.length);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(page.getByText('No active game')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

// Set-ups on a tablet's or a phone's side are the same column as upright.
for (const { width, height, details } of [PHONE, TABLET, TELEVISION]) {
  test.describe(`${width}×${height}`, details, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' } as object);

    test('every set-up and its help', async ({ page }) => {
      // The one that asks something first, and one like all the others, stand for them in the short form.
      for (const id of details === LONG ? CATEGORY_IDS : SHORT) {
        await page.goto('/');
        await page.getByRole('heading', { name: CATEGORIES[id].name }).click();
        // Not by its role: the word of care lies over it by then, or does not yet.
        await expect(page.locator('h1')).toContainText(CATEGORIES[id].name);
        await expectAccessible(page);
        if (id === 'drinking') await page.getByRole('button', { name: 'OK' }).click();
        if (id === 'free') continue;
        await page.getByRole('button', { name: 'Topic Ideas & Tips' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
