// Single cards of a deck in the host's hand: looked through, edited, written again, flagged, deleted.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { cards } from '#tests/support/matches.ts';
import { bankCoverage, deck, savedRun } from '#tests/support/web/decks.ts';
import { HOST, holdClock, openApp, type OpenApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';

const REST = cards(7).slice(1);
const CARD = {
  id: 'card 1/a',
  category: 'Trivia',
  type: 'trivia',
  question: 'Who burns the toast?',
  hint: 'A relative',
  answer: 'Uncle Jo',
};
const ALL = [{ ...CARD, explanation: 'Every time.', verdict: 'unsure' as const }, ...REST];

const shown = () => page.getByRole('dialog', { name: 'Preview Cards' });
const alert = () => page.getByRole('alertdialog');
const button = (name: string) => shown().getByRole('button', { name, exact: true });

/** A deck just made, its first cards open for a look, all of them turned over. */
async function preview(...deal: Parameters<typeof faceDown>): Promise<OpenApp> {
  const app = await faceDown(...deal);
  await button('Show All').click();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');
  return app;
}

async function faceDown(
  category: 'trivia' | 'secret-prompt' | 'social' = 'trivia',
  answers: Answers = {},
  changes: Parameters<typeof deck>[0] = {},
): Promise<OpenApp> {
  // Opened by the host, not by the clock.
  holdClock();
  const app = await openApp('/setup', <SetupScreen />, {
    state: { category: { id: category } },
    user: HOST,
    answers: {
      'GET /api/bank': bankCoverage(),
      'POST /api/generations': savedRun({ gameType: category }),
      'GET /api/games/:id': deck({ gameType: category, cards: ALL, previewCards: ALL, ...changes }),
      ...answers,
    },
  });
  await page.getByLabelText('Topic', { exact: true }).fill('Breakfast');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await page.getByRole('button', { name: 'Preview Cards' }).click();
  await expect.element(shown()).toBeVisible();
  return app;
}

test('SETUP-07 CONST-12 the preview steps through five cards, whose backs are turned over one by one', async () => {
  await preview();
  await expect.element(shown()).toHaveTextContent('1 of 5');
  await expect.element(button('Previous')).toBeDisabled();
  await expect.element(shown()).not.toHaveTextContent('A relative');
  await button('Show Hint').click();
  await expect.element(shown()).toHaveTextContent('Hint: A relative');
  await button('Hide Hint').click();
  await expect.element(shown()).not.toHaveTextContent('A relative');
  await expect.element(shown()).not.toHaveTextContent('Uncle Jo');
  await button('Show Answer').click();
  await expect.element(shown()).toHaveTextContent('Uncle Jo');
  await expect.element(shown()).toHaveTextContent('Every time.');
  await expect.element(shown()).toHaveTextContent('A second look was not sure of this answer.');
  await button('Hide Answer').click();
  await expect.element(shown()).not.toHaveTextContent('Uncle Jo');
  await button('Show Answer').click();
  await button('Next').click();
  await expect.element(shown()).toHaveTextContent('2 of 5');
  await expect.element(shown()).toHaveTextContent('Question 2?');
  await expect.element(button('Show Answer')).toBeVisible();
  await button('Show Answer').click();
  await expect.element(shown()).not.toHaveTextContent('A second look');
  for (const at of [3, 4, 5]) {
    await expect.element(button('Next')).toBeEnabled();
    await button('Next').click();
    await expect.element(shown()).toHaveTextContent(`${at} of 5`);
  }
  await expect.element(button('Next')).toBeDisabled();
  await button('Previous').click();
  await expect.element(shown()).toHaveTextContent('4 of 5');
  await shown().getByRole('button', { name: 'Close' }).click();
  await expect.element(shown()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Your Game is Ready!' })).toBeVisible();
});

test('CHOOSE-07 the preview opens face down: a press turns a card over and back, and it stays as it lies', async () => {
  await faceDown();
  await expect.element(button('Turn Over')).toBeVisible();
  await expect.element(shown()).not.toHaveTextContent('Who burns the toast?');
  await button('Turn Over').click();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');
  await expect.element(shown()).not.toHaveTextContent('Uncle Jo');
  await button('Next').click();
  await expect.element(button('Turn Over')).toBeVisible();
  await expect.element(shown()).not.toHaveTextContent('Question 2?');
  await button('Previous').click();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');
  await button('Turn Back').click();
  await expect.element(shown()).not.toHaveTextContent('Who burns the toast?');
});

test('CHOOSE-07 what is asked of a card that lies face down turns it over; all can be turned at once', async () => {
  const app = await faceDown('trivia', { 'PATCH /api/games/:id/cards/:card': CARD });
  await button('Show Answer').click();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?Uncle Jo');
  await button('Show All').click();
  await button('Next').click();
  await expect.element(shown()).toHaveTextContent('Question 2?');
  await button('Hide All').click();
  await expect.element(shown()).not.toHaveTextContent('Question 2?');
  await button('Previous').click();
  await button('Edit').click();
  await button('Save Card').click();
  await expect.poll(() => app.sent('PATCH /api/games/:id/cards/:card')).toHaveLength(1);
  // What its host has just written is no secret.
  await expect.element(button('Turn Back')).toBeVisible();
});

test('SETUP-07 a short card is a whole one: its lower emblem stands in the corner', async () => {
  await preview();
  const card = shown().element().querySelector('[data-suit]')?.getBoundingClientRect();
  const inside = shown().element().querySelector('.card-inside')?.getBoundingClientRect();
  if (!card || !inside) throw new Error('The card shows');
  expect(card.bottom - inside.bottom).toBeLessThan(4);
});

test('SETUP-07 a card without hint and answer offers neither', async () => {
  const bare = cards(6, ' ', '').map((card) => ({ ...card, question: 'Who burns the toast?' }));
  await preview('trivia', {}, { cards: bare, previewCards: bare });
  expect(button('Show Hint').elements()).toEqual([]);
  expect(button('Show Answer').elements()).toEqual([]);
});

test('SETUP-07 DATA-07 secret-prompt cards have forbidden words', async () => {
  await preview('secret-prompt');
  await button('Show Forbidden Words').click();
  await expect.element(shown()).toHaveTextContent('Forbidden Words: A relative');
  await button('Hide Forbidden Words').click();
  await expect.element(shown()).not.toHaveTextContent('A relative');
  await button('Edit').click();
  await expect.element(shown().getByLabelText('Forbidden Words')).toHaveValue('A relative');
  expect(shown().getByLabelText('Answer').elements()).toEqual([]);
});

test('a card of a talking game is edited by its question alone', async () => {
  const app = await preview('social', {
    'PATCH /api/games/:id/cards/:card': { ...CARD, question: 'Who?' },
  });
  await button('Edit').click();
  expect(shown().getByLabelText('Hint').elements()).toEqual([]);
  expect(shown().getByLabelText('Answer').elements()).toEqual([]);
  await shown().getByLabelText('Question').fill('Who?');
  await button('Save Card').click();
  await expect.poll(() => app.sent('PATCH /api/games/:id/cards/:card')).toHaveLength(1);
  expect(app.sent('PATCH /api/games/:id/cards/:card')[0]?.body).toEqual({ question: 'Who?' });
});

test('CHOOSE-08 a card is edited in the host’s own words, its explanation too, and played so', async () => {
  const answer = later<typeof CARD>();
  const app = await preview('trivia', { 'PATCH /api/games/:id/cards/:card': () => answer.promise });
  await button('Edit').click();
  const question = shown().getByLabelText('Question');
  await expect.element(question).toHaveValue('Who burns the toast?');
  await expect.element(question).toHaveAttribute('maxlength', '300');
  await expect.element(shown().getByLabelText('Hint')).toHaveAttribute('maxlength', '200');
  await expect.element(shown().getByLabelText('Answer')).toHaveAttribute('maxlength', '200');
  await question.fill(' ');
  await expect.element(shown()).toHaveTextContent('A card needs a question');
  await expect.element(button('Save Card')).toBeDisabled();
  await question.fill('Who burns the eggs?');
  await expect.element(shown()).not.toHaveTextContent('A card needs a question');
  await shown().getByLabelText('Hint').fill('Not Jo');
  await shown().getByLabelText('Answer').fill('Aunt Mo');
  const explanation = shown().getByLabelText('Explanation');
  await expect.element(explanation).toHaveValue('Every time.');
  await explanation.fill('So they say.');
  await button('Save Card').click();
  await expect.element(button('Save Card')).toHaveAttribute('aria-busy', 'true');
  await button('Save Card').click({ force: true });
  const calls = app.sent('PATCH /api/games/:id/cards/:card');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.path).toBe('/api/games/game-1/cards/card%201%2Fa');
  expect(calls[0]?.body).toEqual({
    question: 'Who burns the eggs?',
    hint: 'Not Jo',
    answer: 'Aunt Mo',
    explanation: 'So they say.',
  });
  answer.resolve({ ...CARD, question: 'Who burns the eggs, then?' });
  await expect.element(shown()).toHaveTextContent('Who burns the eggs, then?');
  expect(button('Save Card').elements()).toEqual([]);
  await expect.element(shown()).toHaveTextContent('1 of 5');
  await button('Quick Start').click();
  await expect.poll(() => app.location().pathname).toBe('/game');
  expect(currentMatch()?.cards.map((card) => card.question)).toEqual([
    'Who burns the eggs, then?',
    ...REST.map((card) => card.question),
  ]);
});

test('an edit that fails says so and keeps what was typed; one that is taken back changes nothing', async () => {
  const app = await preview('trivia', {
    'PATCH /api/games/:id/cards/:card': failing('rate-limited', 429),
  });
  await button('Edit').click();
  await shown().getByLabelText('Question').fill('Who burns the eggs?');
  await button('Save Card').click();
  await expect
    .element(alert())
    .toHaveTextContent('Too many requests. Please wait a moment and try again.');
  await alert().getByRole('button', { name: 'OK' }).click();
  await expect.element(shown().getByLabelText('Question')).toHaveValue('Who burns the eggs?');
  await expect.element(button('Save Card')).not.toHaveAttribute('aria-busy');
  await button('Cancel').click();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');
  expect(app.sent('PATCH /api/games/:id/cards/:card')).toHaveLength(1);
});

test('turning to another card ends an edit', async () => {
  await preview();
  await button('Edit').click();
  await button('Next').click();
  await expect.element(shown()).toHaveTextContent('Question 2?');
  expect(button('Save Card').elements()).toEqual([]);
});

test('a card is written again, as often as the deck still can', async () => {
  const answer = later<{ card: typeof CARD; rewritesLeft: number }>();
  const app = await preview(
    'trivia',
    { 'POST /api/games/:id/cards/:card/rewrite': () => answer.promise },
    { rewritesLeft: 1 },
  );
  await button('Write Again (1 left)').click();
  await expect.element(button('Write Again (1 left)')).toHaveAttribute('aria-busy', 'true');
  // One thing at a time.
  await button('Delete').click();
  await alert().getByRole('button', { name: 'Delete' }).click();
  answer.resolve({ card: { ...CARD, question: 'Who scrambles the eggs?' }, rewritesLeft: 0 });
  await expect.element(shown()).toHaveTextContent('Who scrambles the eggs?');
  await expect.element(button('Write Again (0 left)')).toBeDisabled();
  await expect.element(button('Write Again (0 left)')).not.toHaveAttribute('aria-busy');
  expect(app.sent('POST /api/games/:id/cards/:card/rewrite')).toHaveLength(1);
  expect(app.sent('POST /api/games/:id/cards/:card/rewrite')[0]?.path).toBe(
    '/api/games/game-1/cards/card%201%2Fa/rewrite',
  );
  expect(app.sent('DELETE /api/games/:id/cards/:card')).toEqual([]);
});

test('a rewrite that fails uses nothing up', async () => {
  await preview('trivia', {
    'POST /api/games/:id/cards/:card/rewrite': failing('rewrite-failed', 502),
  });
  await button('Write Again (5 left)').click();
  await expect
    .element(alert())
    .toHaveTextContent('That card could not be written again. Nothing was used up.');
  await alert().getByRole('button', { name: 'OK' }).click();
  await expect.element(button('Write Again (5 left)')).toBeEnabled();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');
});

test('a card is flagged with a reason and a word', async () => {
  const app = await preview('trivia', { 'POST /api/games/:id/cards/:card/flag': {} });
  await button('Flag').click();
  const reason = shown().getByRole('combobox', { name: 'What is wrong?' });
  await expect.element(reason).toHaveTextContent('The answer is wrong');
  await reason.click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The answer is wrong',
    'It is unclear',
    'It does not suit the company',
    'The deck has it twice',
    'Something else',
  ]);
  await page.getByRole('option', { name: 'The deck has it twice' }).click();
  const note = shown().getByLabelText('In your words (optional)');
  await expect.element(note).toHaveAttribute('maxlength', '300');
  await note.fill('It was Uncle Bo.');
  await button('Send').click();
  await expect
    .element(page.getByText('Thank you. Somebody will look at this card.'))
    .toBeInTheDocument();
  expect(app.sent('POST /api/games/:id/cards/:card/flag')[0]?.path).toBe(
    '/api/games/game-1/cards/card%201%2Fa/flag',
  );
  expect(app.sent('POST /api/games/:id/cards/:card/flag')[0]?.body).toEqual({
    reason: 'duplicate',
    note: 'It was Uncle Bo.',
  });
  await expect.element(button('Flag')).toBeVisible();
  await button('Flag').click();
  await button('Cancel').click();
  await expect.element(button('Flag')).toBeVisible();
  expect(app.sent('POST /api/games/:id/cards/:card/flag')).toHaveLength(1);
});

test('a flag that fails stays open', async () => {
  await preview('trivia', { 'POST /api/games/:id/cards/:card/flag': failing('internal', 500) });
  await button('Flag').click();
  await button('Send').click();
  await expect.element(alert()).toHaveTextContent('Something went wrong. Please try again.');
  await alert().getByRole('button', { name: 'OK' }).click();
  await expect.element(button('Send')).toBeVisible();
});

test('a session that has ended meanwhile is said by each tool, and nothing is lost', async () => {
  const ended = failing('unauthenticated', 401);
  const app = await preview('trivia', {
    'PATCH /api/games/:id/cards/:card': ended,
    'DELETE /api/games/:id/cards/:card': ended,
    'POST /api/games/:id/cards/:card/rewrite': ended,
    'POST /api/games/:id/cards/:card/flag': ended,
  });
  const expectAsked = async (): Promise<void> => {
    await expect.element(alert()).toHaveTextContent(/Please sign in first\.\s*OK$/);
    await alert().getByRole('button', { name: 'OK' }).click();
    await expect.element(alert()).not.toBeInTheDocument();
  };
  await button('Write Again (5 left)').click();
  await expectAsked();
  await expect.element(button('Write Again (5 left)')).toBeEnabled();

  await button('Delete').click();
  await alert().getByRole('button', { name: 'Delete' }).click();
  await expectAsked();
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');

  await button('Edit').click();
  await shown().getByLabelText('Question').fill('Who burns the eggs?');
  await button('Save Card').click();
  await expectAsked();
  await expect.element(shown().getByLabelText('Question')).toHaveValue('Who burns the eggs?');
  await button('Cancel').click();

  await button('Flag').click();
  await shown().getByRole('combobox', { name: 'What is wrong?' }).click();
  await page.getByRole('option', { name: 'It is unclear' }).click();
  const note = shown().getByLabelText('In your words (optional)');
  await note.fill('It was Uncle Bo.');
  await button('Send').click();
  await expectAsked();
  await expect
    .element(shown().getByRole('combobox', { name: 'What is wrong?' }))
    .toHaveTextContent('It is unclear');
  await expect.element(note).toHaveValue('It was Uncle Bo.');
  // Signed in again, by another tab: the same press does it.
  app.answer({ 'POST /api/games/:id/cards/:card/flag': {} });
  await button('Send').click();
  await expect.element(button('Flag')).toBeVisible();
  expect(app.sent('POST /api/games/:id/cards/:card/flag').at(-1)?.body).toEqual({
    reason: 'unclear',
    note: 'It was Uncle Bo.',
  });
});

test('a card is deleted after a question; the next one comes up, and the deck is played without it', async () => {
  const app = await preview('trivia', { 'DELETE /api/games/:id/cards/:card': {} });
  await button('Delete').click();
  await expect.element(alert()).toHaveTextContent('Delete this card?');
  await expect.element(alert()).toHaveTextContent('The deck goes on without it.');
  await alert().getByRole('button', { name: 'Cancel' }).click();
  expect(app.sent('DELETE /api/games/:id/cards/:card')).toEqual([]);
  await button('Delete').click();
  await alert().getByRole('button', { name: 'Delete' }).click();
  await expect.element(shown()).toHaveTextContent('Question 2?');
  await expect.element(shown()).toHaveTextContent('1 of 5');
  expect(app.sent('DELETE /api/games/:id/cards/:card')[0]?.path).toBe(
    '/api/games/game-1/cards/card%201%2Fa',
  );
  for (const at of [2, 3, 4, 5]) {
    await button('Next').click();
    await expect.element(shown()).toHaveTextContent(`${at} of 5`);
  }
  await button('Delete').click();
  await alert().getByRole('button', { name: 'Delete' }).click();
  await expect.element(shown()).toHaveTextContent('5 of 5');
  await expect.element(shown()).toHaveTextContent('Question 7?');
  await button('Delete').click();
  await alert().getByRole('button', { name: 'Delete' }).click();
  // The last one of what is left comes up.
  await expect.element(shown()).toHaveTextContent('4 of 4');
  await expect.element(button('Next')).toBeDisabled();
  await button('Quick Start').click();
  await expect.poll(() => app.location().pathname).toBe('/game');
  expect(currentMatch()?.cards).toHaveLength(4);
});

test('a card that can’t be deleted stays', async () => {
  await preview('trivia', { 'DELETE /api/games/:id/cards/:card': failing('deck-too-small', 409) });
  await button('Delete').click();
  await alert().getByRole('button', { name: 'Delete' }).click();
  await expect.element(alert()).toHaveTextContent('A deck keeps at least five cards.');
  await userEvent.keyboard('{Escape}');
  await expect.element(shown()).toHaveTextContent('Who burns the toast?');
});

test('a form that takes the place of the card’s tools has the focus in its first field', async () => {
  await preview('trivia');
  await button('Edit').click();
  await expect.element(shown().getByLabelText('Question', { exact: true })).toHaveFocus();
  await button('Cancel').click();
  await button('Flag').click();
  await expect.element(shown().getByRole('combobox', { name: 'What is wrong?' })).toHaveFocus();
});
