// My Games, of runs that came too short for a deck.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Run } from '#contract/generation.ts';
import { run } from '#tests/support/web/decks.ts';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { openLibrary } from '#tests/support/web/open-library.tsx';
import { failing, later } from '#tests/support/web/server-answers.ts';

const UNTIL = new Date(2026, 10, 30, 12).getTime();
const OFFERED = run({
  state: 'failed',
  mode: 'model',
  failure: 'model-unusable',
  cardCount: 20,
  written: 14,
  offer: { price: 0, until: UNTIL },
});
const KEPT = { ...OFFERED, state: 'saved', gameId: 'g', offer: null, isPutAway: true } as const;
const RETURNED = { ...OFFERED, written: 0, offer: null };

const news = page.getByRole('list', { name: 'News of your games' });
const keep = page.getByRole('button', { name: 'Keep 14 cards: Deep sea creatures' });
const giveBack = page.getByRole('button', { name: 'Give the credit back: Deep sea creatures' });

test('MODEL-14 My Games says what there is, what it costs, why and until when, before anything is pressed', async () => {
  await openLibrary([OFFERED]);
  await expect
    .element(news)
    .toHaveTextContent(
      'Deep sea creatures14 of 20 cards were written. Free to keep: your credit comes back.What else the AI model wrote could not be used. The offer ends on November 30, 2026: then the credit comes back.',
    );
  await expect.element(keep).toHaveTextContent('Keep 14 cards');
  await expect.element(giveBack).toHaveTextContent('Give the credit back');
  await expect.element(page.getByText('Try again', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Dismiss')).not.toBeInTheDocument();
  await expect.element(news).not.toHaveTextContent('Credit returned');
  await expect.element(page.getByText('No games found')).not.toBeInTheDocument();
});

test.each([
  [
    { written: 1, cost: 1, offer: { price: 0, until: UNTIL } },
    'Keep 1 card',
    'Give the credit back',
    '1 of 20 cards was written. Free to keep: your credit comes back.',
  ],
  [
    { cost: 2, offer: { price: 0, until: UNTIL } },
    'Keep 14 cards',
    'Give the credits back',
    'Free to keep: 2 credits come back.',
  ],
  [
    { cost: 2, offer: { price: 1, until: UNTIL } },
    'Keep 14 cards',
    'Give the credits back',
    'Costs 1 credit to keep: 1 credit comes back.',
  ],
  [
    { cost: 2, written: 20, offer: { price: 2, until: UNTIL } },
    'Keep 20 cards',
    'Give the credits back',
    'Costs 2 credits to keep.',
  ],
] as const)('MODEL-14 numbers are right in words: %o', async (how, keeps, gives, sentence) => {
  await openLibrary([{ ...OFFERED, ...how }]);
  await expect.element(news).toHaveTextContent(sentence);
  await expect.element(page.getByText(keeps, { exact: true })).toBeVisible();
  await expect.element(page.getByText(gives, { exact: true })).toBeVisible();
});

test('MODEL-14 one that a page of before has put away still shows', async () => {
  await openLibrary([{ ...OFFERED, isPutAway: true }]);
  await expect.element(keep).toBeVisible();
});

test('MODEL-14 kept, the deck is in the list, and the news are gone', async () => {
  const runs: Run[] = [OFFERED];
  const answer = later<Run>();
  const app = await openLibrary(runs, { 'POST /api/generations/:id/keep': () => answer.promise });
  await keep.click();
  await expect.element(keep).toHaveAttribute('aria-busy', 'true');
  await expect.element(giveBack).toBeDisabled();
  runs.splice(0, 1, KEPT);
  answer.resolve(KEPT);
  await expect.element(page.getByText('14 cards are kept.')).toBeVisible();
  await expect.element(news).not.toBeInTheDocument();
  expect(app.sent('POST /api/generations/:id/keep')).toHaveLength(1);
  await expect.poll(() => app.sent('GET /api/games').length).toBeGreaterThan(1);
});

test('MODEL-14 given up, the run can be tried again', async () => {
  const runs: Run[] = [OFFERED];
  await openLibrary(runs, {
    'POST /api/generations/:id/give-back': () => {
      runs.splice(0, 1, RETURNED);
      return RETURNED;
    },
  });
  await giveBack.click();
  await expect.element(page.getByText('Credit returned.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Try again', { exact: true })).toBeVisible();
  await expect.element(news).toHaveTextContent('Please try again. Credit returned.');
  await expect.element(page.getByText('No games found')).toBeVisible();
});

test('MODEL-14 whoever is too late reads so, and sees what has happened', async () => {
  const runs: Run[] = [OFFERED];
  await openLibrary(runs, {
    'POST /api/generations/:id/keep': () => {
      runs.splice(0, 1, RETURNED);
      return failing('offer-returned', 409);
    },
  });
  await keep.click();
  await expect
    .element(page.getByText('The credit has been given back already, and these cards are gone.'))
    .toBeVisible();
  await expect.element(page.getByText('Try again', { exact: true })).toBeVisible();
});

test('MODEL-14 an answer that fails leaves the offer as it was', async () => {
  await openLibrary([OFFERED], { 'POST /api/generations/:id/give-back': failing('internal', 500) });
  await giveBack.click();
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect.element(giveBack).toBeEnabled();
  await expect.element(keep).toBeEnabled();
});

test('MODEL-14 what another tab has decided shows by itself', async () => {
  await openLibrary([OFFERED]);
  await expect.element(keep).toBeVisible();
  sendNews({ type: 'run', run: KEPT });
  await expect.element(news).not.toBeInTheDocument();
});
