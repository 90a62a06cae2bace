// From a category's card to a deck of one's own, without an account at first; presses and fields are counted.
import type { Locator } from '@playwright/test';
import { PASSWORD } from '#tests/support/caller.ts';
import { expect, expectAccessible, newAddress, test, topicField } from '#tests/support/browser.ts';

test('RULE-27 NEW-01 NEW-02 NEW-05 NEW-07 a newcomer has a deck of their own after six presses and four fields', async ({
  page,
  context,
}) => {
  const email = newAddress();
  const done = { presses: 0, fields: 0 };
  const press = async (control: Locator) => {
    done.presses += 1;
    await control.click();
  };
  const fill = async (field: Locator, text: string) => {
    done.fields += 1;
    await field.fill(text);
  };
  await page.goto('/');
  await press(page.getByRole('heading', { name: 'Trivia', exact: true }));
  await fill(topicField(page), 'Space');
  await press(page.getByRole('button', { name: 'Generate my Game' }));
  await expect(page).toHaveURL('/');
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await expect(dialog.getByRole('alert')).toHaveText('Please sign in to create custom games!');
  await expect(dialog).toContainText('Your first deck is free.');
  await expectAccessible(page);
  await fill(dialog.getByLabel('Email'), email);
  await fill(dialog.getByLabel('Password', { exact: true }), PASSWORD);
  await fill(dialog.getByLabel('Confirm password', { exact: true }), PASSWORD);
  await press(dialog.getByRole('button', { name: 'Create Account', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Verify Your Email' })).toContainText(email);

  // A mail opens in a tab of its own.
  const mail = await context.newPage();
  await mail.goto('/outbox');
  await press(mail.getByRole('listitem').filter({ hasText: email }).getByRole('link'));
  await expect(mail.getByText('You are signed in on this browser.')).toBeVisible();
  // The first tab goes on too, as it is in sight.
  await expect(page).toHaveURL('/setup/trivia');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(mail.getByRole('button', { name: 'Sign In Now' }));
  await expect(mail).toHaveURL('/setup/trivia');
  await expect(topicField(mail)).toHaveValue('Space');
  await press(mail.getByRole('button', { name: 'Generate my Game' }));
  await expect(mail.getByRole('dialog', { name: 'Your Game is Ready!' })).toBeVisible();
  expect(done).toEqual({ presses: 6, fields: 4 });
  await page.reload();
  await expect(topicField(page)).toHaveValue('Space');
});
