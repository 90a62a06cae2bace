import { expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';
import type { Page } from '@playwright/test';

async function openSetup(page: Page, category: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: category, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
}

test.describe('set-up', () => {
  test('SETUP-06 RULE-21 RULE-22 CONST-01 the topic counts, is cut at 80, and needs five letters', async ({
    page,
  }) => {
    await openSetup(page, 'Trivia');
    const topic = page.getByLabel('Topic');
    const generate = page.getByRole('button', { name: 'Generate my Game' });
    await expect(generate).toBeDisabled();
    await topic.fill('a b c d');
    await expect(page.getByText('7 / 80')).toBeVisible();
    await expect(generate).toBeDisabled();
    await topic.fill('Volcanoes');
    await expect(generate).toBeEnabled();
    await topic.fill('');
    await topic.pressSequentially('x'.repeat(85), { delay: 0 });
    await expect(topic).toHaveValue('x'.repeat(80));
    await expect(page.getByText('80 / 80')).toBeVisible();
    await expectAccessible(page);
  });

  test('RULE-24 RULE-25 RULE-26 CONST-02 CONST-15 at a limit the form says so for five seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await openSetup(page, 'Trivia');
    await page.getByLabel('Topic').fill('x'.repeat(80));
    const note = page.getByText(
      'Character limit reached! Add more detail in Custom Instructions below.',
    );
    await expect(note).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(note).toBeHidden();
    const wishes = page.getByLabel('Custom instructions');
    await wishes.fill('y'.repeat(199));
    await wishes.press('End');
    await wishes.pressSequentially('yyy');
    await expect(wishes).toHaveValue('y'.repeat(200));
    await expect(page.getByText('Character limit reached!', { exact: true })).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(page.getByText('Character limit reached!', { exact: true })).toBeHidden();
  });

  test('the help dialog has ideas for the category, and one click takes one over', async ({
    page,
  }) => {
    await openSetup(page, 'Challenge & Puzzle Games');
    await page.getByRole('button', { name: 'Topic Ideas & Tips' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Riddles' }).click();
    await expect(page.getByLabel('Topic')).toHaveValue('Riddles');
  });

  test('drinking games say a word of age and care, once', async ({ page }) => {
    await openSetup(page, 'Drinking Games');
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText('For adults of drinking age.');
    await expectAccessible(page);
    await notice.getByRole('button').click();
    await page.reload();
    await expect(page.getByLabel('Topic')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('SETUP-09 teams and time are asked for only where they matter', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('riffle:notice:drinking', 'said'));
    for (const category of ['Drinking Games', 'Social & Party Games', 'Relationship Games']) {
      await openSetup(page, category);
      await expect(page.getByText('Time per card')).toHaveCount(0);
      await expect(page.getByText('Teams', { exact: true })).toHaveCount(0);
    }
    for (const category of ['Trivia', 'Challenge & Puzzle Games', 'Secret-prompt Games']) {
      await openSetup(page, category);
      await expect(page.getByText('Time per card')).toBeVisible();
      await expect(page.getByText('Teams', { exact: true })).toBeVisible();
    }
  });

  test('RULE-27 signed out, Generate asks to sign in, and what was typed is still there after a reload', async ({
    page,
  }) => {
    await openSetup(page, 'Trivia');
    await page.getByLabel('Topic').fill('Volcanoes');
    await page.getByRole('button', { name: 'Generate my Game' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Please sign in to create custom games!');
    await alert.getByRole('button').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await openSetup(page, 'Trivia');
    await expect(page.getByLabel('Topic')).toHaveValue('Volcanoes');
    await page.reload();
    await expect(page.getByLabel('Topic')).toHaveValue('Volcanoes');
  });

  test('says what Riffle’s own bank has on a topic, and a deck it can’t fill costs nothing', async ({
    page,
  }) => {
    await signUpAndIn(page);
    await openSetup(page, 'Trivia');
    await page.getByLabel('Topic').fill('Space');
    await expect(
      page.getByText(/Riffle’s own card bank has \d+ cards about this topic\./),
    ).toBeVisible();
    await page.getByLabel('Topic').fill('Zwyxqvian basketry');
    await expect(page.getByText('has 0 cards about this topic: too few')).toBeVisible();
    await page.getByRole('button', { name: 'Generate my Game' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('too few cards');
    await page.getByRole('alertdialog').getByRole('button').click();
    // A topic that the bank knows well is one click away.
    const near = page.getByRole('group', { name: 'It knows well:' }).getByRole('button').first();
    const title = await near.innerText();
    await near.click();
    await expect(page.getByLabel('Topic')).toHaveValue(title);
    await expect(page.getByText(/has \d+ cards about this topic\./)).toBeVisible();
  });

  test('RULE-32 RULE-33 ERR-GAME-08 a blocked word is refused in words, only with fresh questions', async ({
    page,
  }) => {
    await signUpAndIn(page);
    await openSetup(page, 'Trivia');
    await page.getByLabel('Topic').fill('Famous gunners');
    await page.getByLabel('Generate Fresh Questions').click();
    await page.getByRole('button', { name: 'Generate my Game' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Topic validation failed: The topic "Famous gunners" contains content that may not be appropriate for all audiences. Please choose a different topic.',
    );
  });

  test('RULE-23 Enter in an empty topic says what is missing', async ({ page }) => {
    await page.goto('/');
    await openSetup(page, 'Trivia');
    await page.getByLabel('Topic').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText(
      'Please enter a topic for your game!',
    );
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(page.getByLabel('Topic')).toBeFocused();
    await page.getByLabel('Topic').fill('Ox');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
