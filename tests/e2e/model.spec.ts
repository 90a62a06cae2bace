// A deck by a model, and what a host reads when the model fails. The model is a local server that speaks
// the OpenAI-compatible protocol: it proves the flow and the messages, not the quality of a real model.
import type { Page } from '@playwright/test';
import { expect, signUpAndIn, topicField, test as base } from '#tests/support/browser.ts';
import { startModelServer, type ModelServer } from '#tests/support/model-server.ts';
import { startRiffle, type RiffleProcess } from '#tests/support/riffle-process.ts';

const test = base.extend<object, { model: ModelServer; riffle: RiffleProcess }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  riffle: [
    async ({ model }, use) => {
      const riffle = await startRiffle({
        ...model.settings,
      });
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
});

// A run that is left waiting for a silent model would keep the next test's deck waiting too.
test.afterEach(({ model }) => {
  model.mood = 'good';
  model.hangUp();
});

async function askForDeck(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await topicField(page).fill('Rows of sevens');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
}

test('WHAT-02 STATE-GEN-01 STATE-GEN-06 a model writes the deck, and the host is told that AI did', async ({
  page,
}) => {
  await signUpAndIn(page);
  await askForDeck(page);
  const ready = page.getByRole('dialog').filter({ hasText: 'Your Game is Ready!' });
  await expect(ready).toContainText('Written by AI, which can make mistakes.');
  await page.getByRole('button', { name: 'Quick Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trivia: Rows of sevens');
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
});

/** A key that the model's server refuses. */
const NOT_SET_UP = 'The AI model is not set up rightly. Please tell whoever runs this Riffle.';

test('STATE-GEN-05 ERR-GAME-01 a failing model costs nothing, and the form keeps what was typed', async ({
  page,
  model,
}) => {
  model.mood = 'refused';
  await signUpAndIn(page);
  await askForDeck(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(NOT_SET_UP);
  await alert.getByRole('button').click();
  await expect(topicField(page)).toHaveValue('Rows of sevens');
  await expect(page.locator('header').first()).toContainText('1');
});

test('MODEL-10 MODEL-14 the cards of a deck that came too short are kept, and the credit is back', async ({
  page,
  model,
}) => {
  Object.assign(model, { mood: 'dries-up', most: 14 });
  await signUpAndIn(page);
  await askForDeck(page);
  const offer = page.getByRole('dialog', { name: 'A Part of Your Deck' });
  await expect(offer).toContainText('14 of 30 cards were written.');
  await expect(offer).toContainText('Free to keep: your credit comes back.');
  await page.reload();
  await offer.getByRole('button', { name: 'Keep 14 cards' }).click();
  const ready = page.getByRole('dialog', { name: 'Your Game is Ready!' });
  await expect(ready).toContainText('16 cards are missing');
  await page.getByRole('dialog', { name: 'Preview Cards' }).getByLabel('Close').click();
  await ready.getByRole('button', { name: 'Back to Setup' }).click();
  await expect(page.getByText('1 credit', { exact: true })).toBeVisible();
});

test('a reload while the deck is written goes on waiting for it', async ({ page, model }) => {
  model.mood = 'silent';
  await signUpAndIn(page);
  await askForDeck(page);
  await expect(page.getByRole('dialog')).toContainText('Writing your deck');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Writing your deck');
});

test('STATE-GEN-02 STATE-GEN-03 ERR-GAME-03 CONST-14 a minute is said, after 75 seconds the deck goes on without the host', async ({
  page,
  model,
}) => {
  await signUpAndIn(page);
  model.mood = 'silent';
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await askForDeck(page);
  const overlay = page.getByRole('dialog').filter({ hasText: 'Writing your deck…' });
  await expect(overlay).toBeVisible();
  await page.clock.runFor(59_000);
  await expect(page.getByText('Taking Longer Than Expected')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByText('Taking Longer Than Expected')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL('/users');
  await expect(page.getByText('Game Still Generating')).toBeVisible();
  await expect(page.getByText('Your game is still being generated.')).toBeVisible();
  // The page that was opened at the last moment has waits of its own.
  await page.clock.resume();
  await expect(page.getByRole('list', { name: 'Games being written' })).toContainText(
    'Rows of sevens',
  );
});

test('STATE-GEN-08 STATE-GEN-09 CONST-11 ERR-GAME-04 ERR-GAME-06 a deck is regenerated once; a failed try does not count', async ({
  page,
  model,
}) => {
  await signUpAndIn(page);
  await askForDeck(page);
  const ready = page.getByRole('dialog', { name: 'Your Game is Ready!' });
  const preview = page.getByRole('dialog', { name: 'Preview Cards' });
  // It opens by itself over the dialog, two seconds after each time that a deck is ready.
  const closePreview = () => preview.getByRole('button', { name: 'Close' }).click();
  await closePreview();
  await expect(ready.getByText('0 of 1 regenerations used')).toBeVisible();
  model.mood = 'refused';
  await page.getByRole('button', { name: 'Shuffle & Regenerate' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(NOT_SET_UP);
  await alert.getByRole('button').click();
  model.mood = 'good';
  await closePreview();
  await expect(ready.getByText('0 of 1 regenerations used')).toBeVisible();
  await ready.getByRole('button', { name: 'Shuffle & Regenerate' }).click();
  await expect(page.getByText('Cards regenerated and saved successfully!')).toBeVisible();
  await closePreview();
  await expect(page.getByRole('button', { name: 'Max Regenerations Used' })).toBeDisabled();
  await expect(page.getByText('1 of 1 regenerations used')).toBeVisible();
  const { games } = await (await page.request.get('/api/games')).json();
  expect(games).toHaveLength(1);
});
