// My Games, of runs that ended otherwise than was wished.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { run } from '#tests/support/web/decks.ts';
import { openLibrary } from '#tests/support/web/open-library.tsx';
import { failing } from '#tests/support/web/server-answers.ts';

const FAILED = run({ state: 'failed', mode: 'model', failure: 'model-unusable' });
const news = page.getByRole('list', { name: 'News of your games' });

test.each([
  [{ failure: 'model-unusable' }, 'The AI model’s answers could not be used. Please try again.'],
  [
    { failure: 'model-busy', retryAfterSeconds: 12 },
    'The AI model is busy. Please try again in 12 s.',
  ],
  [{ failure: 'topic-declined' }, 'The AI model declined this topic. Please try another one.'],
  [{ failure: 'generator-failed' }, 'Failed to generate game cards'],
  [{ failure: 'of-a-newer-server' }, 'Error generating game. Please try again.'],
] as const)('STATE-GEN-05 a run that failed stays, with its reason: %o', async (how, sentence) => {
  await openLibrary([{ ...FAILED, ...how }]);
  await expect.element(news).toHaveTextContent(`Deep sea creatures${sentence} Credit returned.`);
});

test('STATE-GEN-05 what cost nothing returns nothing, two credits are two', async () => {
  await openLibrary([
    { ...FAILED, cost: 0 },
    { ...FAILED, id: 'run-2', cost: 2 },
  ]);
  const entry = (index: number) => news.getByRole('listitem').nth(index);
  await expect.element(entry(1)).toHaveTextContent('2 credits returned.');
  await expect.element(entry(0)).not.toHaveTextContent('returned');
});

test('Try again starts the run once more, which shows in the place of the other', async () => {
  const runs = [FAILED];
  const app = await openLibrary(runs, {
    'POST /api/generations/:id/retries': () => {
      runs.splice(0, 1, { ...FAILED, isPutAway: true }, run({ id: 'run-2' }));
      return run({ id: 'run-2' });
    },
  });
  await page.getByRole('button', { name: 'Try again: Deep sea creatures' }).click();
  await expect.element(page.getByRole('list', { name: 'Games being written' })).toBeVisible();
  await expect.element(news).not.toBeInTheDocument();
  expect(app.sent('POST /api/generations/:id/retries')).toHaveLength(1);
});

test('why another try can’t be started is said, and the news stay', async () => {
  await openLibrary([FAILED], {
    'POST /api/generations/:id/retries': failing('insufficient-credits', 402),
  });
  await page.getByRole('button', { name: 'Try again: Deep sea creatures' }).click();
  await expect
    .element(page.getByText('You don’t have enough credits for this game.'))
    .toBeVisible();
  await expect.element(news).toBeVisible();
});

test('STATE-GEN-05 by keyboard it goes on at the next news, or at the heading', async () => {
  const runs = [FAILED, { ...FAILED, id: 'run-2', topic: 'Volcanoes' }];
  await openLibrary(runs, {
    'POST /api/generations/:id/put-away': ({ path }) => {
      const at = runs.findIndex(({ id }) => path.includes(`/${id}/`));
      runs.splice(at, 1);
      return {};
    },
  });
  const dismiss = (topic: string) =>
    page.getByRole('button', { name: `Dismiss: ${topic}`, exact: true });
  await expect.element(dismiss('Volcanoes')).toBeVisible();
  dismiss('Deep sea creatures').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss('Volcanoes')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(news).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'My Games' })).toHaveFocus();
});

test('news go when they are put away; those that have been are not shown', async () => {
  const runs = [FAILED];
  await openLibrary(runs, {
    'POST /api/generations/:id/put-away': () => {
      runs.splice(0, 1, { ...FAILED, isPutAway: true });
      return {};
    },
  });
  await page.getByRole('button', { name: 'Dismiss: Deep sea creatures' }).click();
  await expect.element(news).not.toBeInTheDocument();
});

test('a deck that was saved short of some cards says so, and can’t be tried again', async () => {
  await openLibrary([
    run({ state: 'saved', mode: 'model', gameId: 'g', cardCount: 17, missing: 3 }),
  ]);
  await expect
    .element(news)
    .toHaveTextContent('Saved with 17 of 20 cards: the AI model did not bring the others in time.');
  await expect.element(page.getByText('Try again')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Dismiss: Deep sea creatures' }))
    .toBeVisible();
});
