// Typed and chosen answers: sent, changed, closed, late, kept while the connection is lost, and what they came to.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, stopClock } from '#tests/support/web/open-app.tsx';
import { refuseStreams } from '#tests/support/web/live-stream.ts';
import { openPhone, tell, roomStreams } from '#tests/support/web/open-phone.tsx';
import { failing, later, unreachable } from '#tests/support/web/server-answers.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = page.getByLabelText('Your answer');
const said = (text: string) => page.getByText(text, { exact: true });

test('PHONE-39 an answer is sent, may be changed, and says what became of it', async () => {
  const first = later<{ state: 'counted' }>();
  const app = await openPhone({}, { 'POST /api/rooms/:code/answers': () => first.promise });
  await expect.element(field).toHaveFocus();
  await expect.element(button('Send')).toBeDisabled();
  await userEvent.keyboard('Mars{Enter}');
  await expect.element(said('Sending…')).toBeVisible();
  first.resolve({ state: 'counted' });
  await expect.element(said('Sent. You can still change it.')).toBeVisible();
  await expect.element(button('Send the change')).toBeDisabled();
  await field.fill('Saturn');
  await button('Send the change').click();
  await expect
    .poll(() => app.sent('POST /api/rooms/:code/answers').map(({ body }) => body))
    .toEqual([
      { key: '1.a', kind: 'answer', text: 'Mars' },
      { key: '1.a', kind: 'answer', text: 'Saturn' },
    ]);
  tell({ card: { isOpen: false }, you: { text: 'Saturn' } });
  await expect.element(said('Your answer: Saturn')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('PHONE-39 what is being typed stays whatever news come, and goes with its card', async () => {
  await openPhone();
  await field.fill('Satu');
  tell({ card: { answered: 2 }, table: { isPaused: true } });
  await expect.element(said('Paused')).toBeVisible();
  await expect.element(field).toHaveValue('Satu');
  // While the answer is shown the clock stands by itself: nobody has paused the game.
  const result = { answer: 'Saturn', explanation: '', votes: [] };
  tell({ card: { isOpen: false, result }, table: { isPaused: true } });
  await expect.element(said('Saturn')).toBeVisible();
  await expect.element(said('Paused')).not.toBeInTheDocument();
  tell({ card: { key: '1.b', number: 2 } });
  await expect.element(said('Card 2 of 3')).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('PHONE-39 a page that was loaded anew shows what it has given', async () => {
  await openPhone({ you: { text: 'Saturn' } });
  await expect.element(field).toHaveValue('Saturn');
  await expect.element(said('Sent. You can still change it.')).toBeVisible();
});

test('PHONE-39 one of four is chosen by its letter or its text, and another one after it', async () => {
  const choices = ['Mars', 'Saturn', 'Venus', 'Earth'];
  const app = await openPhone({ card: { choices } });
  await page.getByRole('button', { name: 'B Saturn' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Saturn' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Earth' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Saturn' }))
    .toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => app.sent('POST /api/rooms/:code/answers')).toHaveLength(2);
  tell({ card: { choices, isOpen: false } });
  await expect.element(page.getByRole('button', { name: 'Mars' })).toBeDisabled();
});

test('PHONE-39 an answer that comes too late says so, and one that is refused why', async () => {
  const app = await openPhone({}, { 'POST /api/rooms/:code/answers': { state: 'late' } });
  await field.fill('Mars');
  await button('Send').click();
  await expect.element(said('Too late: answers are closed.')).toBeVisible();
  app.answer({ 'POST /api/rooms/:code/answers': failing('rate-limited', 429) });
  await field.fill('Saturn');
  await button('Send the change').click();
  await expect.element(page.getByText(/^Too many requests/u)).toBeVisible();
});

test('PHONE-41 time goes by the server’s clock, and ends the answers', async () => {
  stopClock();
  await openPhone();
  const clock = { deadline: Date.now() + 20_000, leftMs: null, durationMs: 30_000 };
  tell({ card: { clock } });
  const ring = page.getByRole('timer');
  await expect.element(ring).toHaveTextContent('20');
  await expect.element(ring).toHaveAccessibleName('20 seconds left');
  await pass(19_000);
  await expect.element(ring).toHaveAccessibleName('1 second left');
  await expect.element(field).toBeVisible();
  await pass(1000);
  await expect.element(ring).toHaveAccessibleName('Time is up');
  await expect.element(said('You gave no answer.')).toBeVisible();
});

test('PHONE-41 a seat with more time answers on when it is over for the others', async () => {
  stopClock();
  await openPhone({ you: { stretch: 2 } });
  const clock = { deadline: Date.now() - 5000, leftMs: null, durationMs: 30_000 };
  tell({ you: { stretch: 2 }, card: { clock, isOpen: false } });
  await expect.element(page.getByRole('timer')).toHaveTextContent('25');
  await expect.element(field).toBeVisible();
  await pass(25_000);
  await expect.element(field).not.toBeInTheDocument();
  tell({ you: { stretch: 0 }, card: { clock, isOpen: false } });
  await expect.element(field).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(page.getByText('No time limit')).toBeVisible();
});

test('PHONE-41 who came late plays from the next card on', async () => {
  await openPhone({ you: { isLate: true } });
  await expect.element(said('You play from the next card on.')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

const SHOWN = {
  isOpen: false,
  result: { answer: 'Saturn', explanation: 'It has many.', votes: [] },
};

test.each([
  ['right', 'Right!'],
  ['ask', 'The host decides'],
] as const)('PHONE-41 an answer that is %s says so', async (mark, words) => {
  await openPhone({ card: SHOWN, you: { mark, text: 'saturn' } });
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
  await expect.element(said('Saturn')).toBeVisible();
  await expect.element(said('It has many.')).toBeVisible();
  await expect.element(said('You are 2nd of 3 · 30 points')).toBeVisible();
  await expect.element(button('I think I’m right')).not.toBeInTheDocument();
});

test('PHONE-41 who is wrong can ask the host once, and hears what happens next', async () => {
  const app = await openPhone(
    { card: SHOWN, you: { mark: 'wrong', text: 'Jupiter' } },
    { 'POST /api/rooms/:code/challenge': unreachable },
  );
  await expect.element(page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await button('I think I’m right').click();
  await expect.element(page.getByText(/^Riffle can’t be reached/u)).toBeVisible();
  app.answer({ 'POST /api/rooms/:code/challenge': {} });
  await button('I think I’m right').click();
  await expect
    .element(said('The host looks at it. If it counts, you get the points.'))
    .toBeVisible();
  await expect.element(button('I think I’m right')).not.toBeInTheDocument();
  expect(app.sent('POST /api/rooms/:code/challenge').at(-1)?.body).toEqual({ key: '1.a' });
});

test('PHONE-43 an answer without a connection is kept, and sent when it is back', async () => {
  const app = await openPhone(
    {},
    {
      'POST /api/rooms/:code/answers': unreachable,
      'GET /api/rooms/:code/news': unreachable,
    },
  );
  refuseStreams();
  await expect.element(said('Connecting again…')).toBeVisible();
  await field.fill('Saturn');
  await button('Send').click();
  await expect.element(said('Not sent yet: it goes as soon as you are connected.')).toBeVisible();
  await expect.element(field).toHaveValue('Saturn');
  const before = app.sent('POST /api/rooms/:code/answers').length;
  app.answer({ 'POST /api/rooms/:code/answers': { state: 'counted' } });
  await expect.poll(roomStreams).toBe(1);
  await expect.element(said('Sent. You can still change it.')).toBeVisible();
  await expect.element(said('Connecting again…')).not.toBeInTheDocument();
  expect(app.sent('POST /api/rooms/:code/answers')).toHaveLength(before + 1);
});

test('PHONE-43 one that comes too late for its card, which is gone, is told of', async () => {
  const app = await openPhone({}, { 'POST /api/rooms/:code/answers': unreachable });
  await field.fill('Saturn');
  await button('Send').click();
  await expect.element(page.getByText(/^Not sent yet/u)).toBeVisible();
  app.answer({ 'POST /api/rooms/:code/answers': { state: 'late' } });
  tell({ card: { key: '1.b', number: 2 } });
  await expect.element(page.getByText('Your last answer came too late.')).toBeVisible();
  await expect.element(field).toHaveValue('');
});
