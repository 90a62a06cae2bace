import { CATEGORIES, CATEGORY_IDS } from '#game/categories.ts';
import { expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test.describe('home', () => {
  test('HOME-03 SETUP-01 seven category cards, each opens its set-up and back leads home', async ({
    page,
  }) => {
    // The word of care before drinking games is tested with the set-up.
    await page.addInitScript(() => localStorage.setItem('riffle:notice:drinking', 'said'));
    await page.goto('/');
    for (const id of CATEGORY_IDS) {
      const { name, description, tags } = CATEGORIES[id];
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card).toContainText(description);
      for (const tag of tags) await expect(card).toContainText(tag);
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
    }
  });

  test('HOME-02 WHAT-10 WHAT-11 a visitor finds Sign In, the free games, and the footer', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('AI can make mistakes');
    await expect(footer.getByRole('link', { name: /ios|app store/i })).toHaveAttribute(
      'href',
      /apps\.apple\.com/,
    );
    await expect(footer.getByRole('link', { name: /android|google play/i })).toHaveAttribute(
      'href',
      /play\.google\.com/,
    );
    await expect(footer.locator('a[href^="mailto:"]').first()).toHaveAttribute(
      'href',
      'mailto:support@riffle.example',
    );
  });

  test('ROUTE-02 any other path, and the set-up without a category, lead home', async ({
    page,
  }) => {
    for (const path of ['/nothing', '/a/b/c', '/setup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });

  for (const viewport of SIZES) {
    test(`looks whole and passes the accessibility checks at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });
  }

  test('HOME-01 signed in, it welcomes back and shows the balance; signing out ends that in every tab', async ({
    page,
    context,
  }) => {
    await signUpAndIn(page);
    await expect(page.getByRole('banner')).toContainText('1');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByText('Welcome back')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
