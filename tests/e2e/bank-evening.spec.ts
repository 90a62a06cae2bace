// A whole evening from the card bank: a quiz, a social game and a secret-prompt game, each to its last card.
import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#contract/payments.ts';
import { choose, expect, LONG, signUpAndIn, test, topicField } from '#tests/support/browser.ts';

async function buyCredits(page: Page): Promise<void> {
  const { user } = await (await page.request.get('/api/session')).json();
  const pack = { packId: 'starter', credits: 25, amount: 349, userId: user.uid };
  const requestId = '00000000-0000-4000-8000-00000000000e';
  const opened = await page.request.post('/api/payments/intents', { data: { ...pack, requestId } });
  const { clientSecret, paymentIntentId } = await opened.json();
  const card = { clientSecret, number: TEST_CARDS.succeeds, expiry: '12/34', cvc: '123' };
  await page.request.post('/api/payments/test-cards', { data: card });
  await page.request.post('/api/payments/confirm', { data: { paymentIntentId } });
}

/** Has twenty cards dealt and plays them to the end; answers with what stood on them. */
async function playThrough(page: Page, category: string, topic: string): Promise<Set<string>> {
  await page.goto('/');
  await page.getByRole('heading', { name: category, exact: true }).click();
  await topicField(page).fill(topic);
  await choose(page, 'Number of cards', '20 cards');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  const ready = page.getByRole('dialog', { name: 'Your Game is Ready!' });
  await ready.getByRole('button', { name: 'Quick Start' }).click();
  const seen = new Set<string>();
  for (let number = 1; number <= 20; number += 1) {
    await expect(page.getByText(`Card ${number} of 20`)).toBeVisible();
    seen.add(await page.getByRole('main').innerText());
    if (number < 20) await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'Finish Game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  return seen;
}

test('an evening of three games from the bank is played to the end', LONG, async ({ page }) => {
  await signUpAndIn(page);
  await buyCredits(page);
  const quiz = await playThrough(page, 'Trivia', 'Space');
  expect(quiz.size).toBe(20);
  const social = await playThrough(page, 'Social & Party Games', 'Travel and places');
  expect(social.size).toBe(20);
  await playThrough(page, 'Secret-prompt Games', 'Animals');
  const { games } = await (await page.request.get('/api/games')).json();
  expect(games.map(({ topic }: { topic: string }) => topic)).toEqual([
    'Animals',
    'Travel and places',
    'Space',
  ]);
});
