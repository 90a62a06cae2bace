// What the set-up shows of a deck that came too short.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Run } from '#contract/generation.ts';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { bankCoverage, deck, run } from '#tests/support/web/decks.ts';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, holdClock, openApp, type OpenApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';

const OFFERED = run({
  state: 'failed',
  mode: 'model',
  failure: 'model-busy',
  retryAfterSeconds: 12,
  cardCount: 20,
  written: 14,
  cost: 2,
  offer: { price: 1, until: new Date(2026, 10, 30, 12).getTime() },
});
const KEPT: Run = {
  ...OFFERED,
  state: 'saved',
  gameId: 'game-1',
  cardCount: 14,
  missing: 6,
  offer: null,
  isPutAway: true,
};
const RETURNED: Run = { ...OFFERED, written: 0, offer: null };

const offer = () => page.getByRole('dialog', { name: 'A Part of Your Deck' });
const ready = () => page.getByRole('dialog', { name: 'Your Game is Ready!' });
const overlay = () => page.getByRole('dialog', { name: 'Writing your deck…' });
const topic = () => page.getByLabelText('Topic', { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** The set-up, with a clock that is held. */
function open(answers: Answers = {}): Promise<OpenApp> {
  holdClock();
  return openApp('/setup', <SetupScreen />, {
    state: { category: { id: 'trivia' } },
    user: HOST,
    answers: {
      'GET /api/bank': bankCoverage(),
      'POST /api/generations': run({ mode: 'model' }),
      'GET /api/generations/:id': OFFERED,
      'GET /api/games/:id': deck({ mode: 'model' }),
      ...answers,
    },
  });
}

/** A deck was asked for, and its run came too short. */
async function comeShort(answers: Answers = {}): Promise<OpenApp> {
  const app = await open(answers);
  await topic().fill('Deep sea creatures');
  await press('Generate my Game');
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  sendNews({ type: 'run', run: OFFERED });
  await expect.element(offer()).toBeVisible();
  return app;
}

test('MODEL-14 the wait ends with the choice: what there is, what it costs, why and until when', async () => {
  await comeShort();
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(offer()).toHaveTextContent('Deep sea creatures14 of 20 cards were written.');
  await expect.element(offer()).toHaveTextContent('Costs 1 credit to keep: 1 credit comes back.');
  await expect
    .element(offer())
    .toHaveTextContent('The AI model is busy. Please try again in 12 s.');
  await expect
    .element(offer())
    .toHaveTextContent(
      'You can also decide later, in My Games. The offer ends on November 30, 2026: then the credits come back.',
    );
  await expect.element(page.getByRole('button', { name: 'Keep 14 cards' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Give the credits back' })).toBeVisible();
});

test('MODEL-14 kept, the deck is ready and says how many are missing', async () => {
  const answer = later<Run>();
  const app = await comeShort({ 'POST /api/generations/:id/keep': () => answer.promise });
  await press('Keep 14 cards');
  await expect
    .element(page.getByRole('button', { name: 'Keep 14 cards' }))
    .toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: 'Give the credits back' })).toBeDisabled();
  // What this tab has asked for comes back to it as news, too.
  sendNews({ type: 'run', run: KEPT });
  sendNews({ type: 'balance', credits: 77 });
  await expect.element(page.getByText('77', { exact: true })).toBeInTheDocument();
  await expect.element(offer()).toBeVisible();
  answer.resolve(KEPT);
  await expect.element(ready()).toHaveTextContent('6 cards are missing');
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(page.getByText('have been kept already')).not.toBeInTheDocument();
  expect(app.sent('POST /api/generations/:id/keep')).toHaveLength(1);
});

test('MODEL-14 given up, the form is there again and the credits are said to be back', async () => {
  const app = await comeShort({ 'POST /api/generations/:id/give-back': RETURNED });
  await press('Give the credits back');
  await expect.element(page.getByText('2 credits returned.')).toBeVisible();
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await app.close();
  await open();
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('MODEL-14 it waits over a reload, and closing it leaves it to My Games', async () => {
  const app = await comeShort();
  await app.close();
  const again = await open();
  await expect.element(offer()).toHaveTextContent('14 of 20 cards were written.');
  await userEvent.keyboard('{Escape}');
  await expect.element(offer()).not.toBeInTheDocument();
  await again.goTo('/');
  await again.goTo('/setup', { category: { id: 'trivia' } });
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await expect.element(offer()).not.toBeInTheDocument();
});

test.each([
  [
    'offer-kept',
    KEPT,
    'Give the credits back',
    'These cards have been kept already. The game is in My Games.',
  ],
  [
    'offer-returned',
    RETURNED,
    'Keep 14 cards',
    'The credit has been given back already, and these cards are gone.',
  ],
] as const)(
  'MODEL-14 a press that comes too late says so and shows what has happened: %s',
  async (code, now, name, sentence) => {
    const app = await comeShort({
      'POST /api/generations/:id/keep': failing(code, 409),
      'POST /api/generations/:id/give-back': failing(code, 409),
    });
    app.answer({ 'GET /api/generations/:id': now });
    await press(name);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(offer()).not.toBeInTheDocument();
    if (now.state === 'saved') await expect.element(ready()).toBeVisible();
    else await expect.element(topic()).toHaveValue('Deep sea creatures');
  },
);

test('MODEL-14 what another tab has decided is said and shown', async () => {
  await comeShort();
  sendNews({ type: 'run', run: { ...KEPT, id: 'run-2' } });
  sendNews({ type: 'run', run: OFFERED });
  await expect.element(offer()).toBeVisible();
  sendNews({ type: 'run', run: KEPT });
  await expect
    .element(page.getByText('These cards have been kept already. The game is in My Games.'))
    .toBeVisible();
  await expect.element(ready()).toBeVisible();
});

test('MODEL-14 an answer that does not get through leaves the choice', async () => {
  await comeShort({ 'POST /api/generations/:id/keep': failing('internal', 500) });
  await press('Keep 14 cards');
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep 14 cards' })).toBeEnabled();
});
