// The pages to read: help, privacy, terms.
import { expect, expectAccessible, test } from '#tests/support/browser.ts';

test('ROUTE-01 WHAT-11 the footer leads to the pages, and each leads back home', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, path, title] of [
    ['Help & Support', '/support', 'Help & Support'],
    ['Privacy', '/privacy', 'Privacy Policy'],
    ['Terms', '/terms', 'Terms of Use'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'About Riffle' })
      .getByRole('link', { name })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('SUPPORT-01 help has two mail cards, questions in three tabs, and the address once more', async ({
  page,
}) => {
  await page.goto('/support');
  const mails = page.locator('a[href^="mailto:support@riffle.example"]');
  await expect(mails).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Email Support' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Report a Bug' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Still need help?' })).toBeVisible();
  await expect(page.getByText('within 24-48 hours')).toBeVisible();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['General', 'Credits & Billing', 'Technical']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('What does a game cost?')).toBeVisible();
});

test('SUPPORT-02 SUPPORT-03 SUPPORT-04 SUPPORT-05 SUPPORT-06 SUPPORT-07 SUPPORT-08 SUPPORT-09 CONST-24 what hosts ask is answered', async ({
  page,
}) => {
  await page.goto('/support');
  const answers = async (question: string, ...sentences: readonly string[]) => {
    const entry = page.getByRole('group').filter({ hasText: question });
    await expect(entry.getByText(sentences[0] ?? '')).toBeHidden();
    await entry.getByText(question).click();
    for (const sentence of sentences) await expect(entry).toContainText(sentence);
    await expect(entry.getByText(sentences[0] ?? '').first()).toBeVisible();
  };
  await answers(
    'How do I create a game?',
    'Choose a category on the homepage',
    'the topic, the difficulty and the number of cards',
    '‘Generate my Game’',
  );
  await answers('What makes a good topic?', 'Keep it short', 'Be precise', 'Topic Ideas & Tips');
  await answers('Where are my games?', 'saved by itself', 'play it again', 'change');
  await page.getByRole('tab', { name: 'Credits & Billing' }).click();
  await answers('What does a game cost?', '1 free credit', 'each game generation costs 1 credit');
  await answers('How do I get more credits?', 'bought in packs');
  await answers('How are cards paid', 'payment provider', 'stores no card details');
  await answers('Can I have my money back?', 'within 7 days of the purchase');
  await page.getByRole('tab', { name: 'Technical' }).click();
  await answers('A page does not load', 'Reload it');
  await answers('My payment does not go through', 'Check the card’s number');
  await answers('My game was not saved', 'saved for whoever is signed in');
});

test('PRIVACY-01 the policy has its sections, in order, and today’s date', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-04T12:00:00'));
  await page.goto('/privacy');
  await expect(page.getByText('Last updated: March 4, 2027')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Information We Collect',
    'How We Use It',
    'Security',
    'Sharing',
    'Your Rights',
    'Cookies',
    'Children',
    'Changes',
    'Contact',
  ]);
});

test('PRIVACY-02 PRIVACY-03 PRIVACY-04 PRIVACY-05 PRIVACY-06 PRIVACY-07 PRIVACY-08 PRIVACY-09 PRIVACY-10 PRIVACY-11 PRIVACY-12 CONST-25 each section says what is so', async ({
  page,
  riffle,
}) => {
  await page.goto('/privacy');
  const text = page.getByRole('main');
  for (const sentence of [
    'what it keeps about you, why, for how long',
    'your email address; your password, as a hash',
    'To write the decks that you ask for',
    'trains no AI model with what you write',
    'Passwords are kept only as slow hashes',
    'We do not sell what we know about you.',
    'where the law requires it',
    'Access and portability',
    'a session cookie while you are signed in',
    'not for children under 13',
    'this page changes with it',
    'privacy@riffle.example',
    'support@riffle.example',
  ]) {
    await expect(text).toContainText(sentence);
  }
  // Nothing is promised that this installation does not do.
  await expect(text).not.toContainText(/Stripe|encrypted at rest|audits/);

  // The cookies named are the cookies set.
  await page.request.get(`${riffle.url}/api/session`);
  expect(await page.context().cookies()).toEqual([]);
});
