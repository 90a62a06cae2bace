import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SetupScreen } from './setup-screen.tsx';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { later } from '#tests/support/web/server-answers.ts';

const BANK = { 'GET /api/bank': { cards: 60, withTemplates: 60, nearTopics: [] } };
const TRIVIA = { category: { id: 'trivia' } };

test('DATA-08 CONST-05 CONST-07 what the form says is what is sent', async () => {
  const run = later<never>();
  const answers = { ...BANK, 'POST /api/generations': () => run.promise };
  const app = await openApp('/setup', <SetupScreen />, { state: TRIVIA, user: HOST, answers });
  await page.getByLabelText('Topic', { exact: true }).fill('Deep sea creatures');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await expect.poll(() => app.sent('POST /api/generations')).toHaveLength(1);
  expect(app.sent('POST /api/generations')[0]?.body).toMatchObject({
    category: 'Trivia',
    gameType: 'trivia',
    topic: 'Deep sea creatures',
    difficulty: 'medium',
    cardCount: 30,
    customInstructions: '',
    avoidDuplicates: false,
  });
});

test('RULE-24 CONST-15 at its limit the topic says so for five seconds', async () => {
  holdClock();
  await openApp('/setup', <SetupScreen />, { state: TRIVIA, user: HOST, answers: BANK });
  await page.getByLabelText('Topic', { exact: true }).fill('x'.repeat(80));
  const note = page.getByText(
    'Character limit reached! Add more detail in Custom Instructions below.',
  );
  await expect.element(note).toBeVisible();
  await pass(4_900);
  await expect.element(note).toBeVisible();
  await pass(200);
  await expect.element(note).not.toBeInTheDocument();
});
