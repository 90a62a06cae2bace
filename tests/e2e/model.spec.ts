// A deck by a model, and what a host reads when the model fails. The model is a local server that speaks
// the OpenAI-compatible protocol: it proves the flow and the messages, not the quality of a real model.
import type { Page } from '@playwright/test';
import { expect, signUpAndIn, test as base } from '#tests/support/browser.ts';
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
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'local',
        AI_BASE_URL: model.url,
      });
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
});

async function askForDeck(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await page.getByLabel('Topic').fill('Rows of sevens');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
}

test('WHAT-02 STATE-GEN-01 STATE-GEN-06 a model writes the deck, and the host is told that AI did', async ({
  page,
  model,
}) => {
  model.mood = 'good';
  await signUpAndIn(page);
  await askForDeck(page);
  const ready = page.getByRole('dialog').filter({ hasText: 'Your Game is Ready!' });
  await expect(ready).toContainText('Written by AI, which can make mistakes.');
  await page.getByRole('button', { name: 'Quick Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trivia: Rows of sevens');
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
});

test('STATE-GEN-05 ERR-GAME-01 a failing model costs nothing, and the form keeps what was typed', async ({
  page,
  model,
}) => {
  model.mood = 'refused';
  await signUpAndIn(page);
  await askForDeck(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Error generating game. Please try again.');
  await alert.getByRole('button').click();
  await expect(page.getByLabel('Topic')).toHaveValue('Rows of sevens');
  await expect(page.locator('header').first()).toContainText('1');
});

test('a reload while the deck is written goes on waiting for it', async ({ page, model }) => {
  model.mood = 'silent';
  await signUpAndIn(page);
  await askForDeck(page);
  await expect(page.getByRole('dialog')).toContainText('Writing your deck');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Writing your deck');
});
