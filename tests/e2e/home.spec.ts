import { expect, expectAccessible, signUpAndIn, SIZES, test } from '#tests/support/browser.ts';

test.describe('home', () => {
  test('ROUTE-02 any other path, and the set-up without a category, lead home', async ({
    page,
  }) => {
    for (const path of ['/nothing', '/a/b/c', '/setup']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });

  for (const { details, ...viewport } of SIZES) {
    test(
      `looks whole and passes the accessibility checks at ${viewport.width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/');
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      },
    );
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
