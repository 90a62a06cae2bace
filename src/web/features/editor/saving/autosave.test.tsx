// A deck that saves itself: when, what is sent, what stays where it can't be sent, and who counts where two write.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#web/platform/api/queries.ts';
import { holdClock, pass } from '#tests/support/web/open-app.tsx';
import { openDeck } from '#tests/support/web/open-deck.tsx';
import { ownDeck } from '#tests/support/web/own-deck.ts';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';

const open = (answers: Answers = {}) => openDeck(ownDeck(), answers);
type App = Awaited<ReturnType<typeof open>>;
const KEPT = 'riffle:deck:deck-1';
const title = page.getByLabelText('Title', { exact: true });
const status = page.getByRole('status').first();
const play = page.getByRole('button', { name: 'Play This Deck' });
const saves = (app: App) => app.sent('PUT /api/games/:id/deck');
const NO_MORE = { accepts: null, choices: null, vote: null, options: null };
const TEXTS = [
  { id: 'a', question: 'Who fell in?', hint: 'Wet', answer: 'Mia', explanation: 'In June' },
  { id: 'b', question: 'What did the goat eat?', hint: '', answer: 'The map', explanation: '' },
];
const CARDS = TEXTS.map((card) => ({ ...card, ...NO_MORE }));
const conflict = page.getByRole('alert');

test('it saves 0.6 s after the last change, whole, with the version that it was made from', async () => {
  holdClock();
  const app = await open();
  await title.fill('Our n');
  await expect.element(status).toHaveTextContent('Saving…');
  await expect.element(play).toBeDisabled();
  await pass(400);
  await title.fill('Our night');
  await pass(599);
  expect(saves(app)).toEqual([]);
  expect(localStorage.getItem(KEPT)).toContain('Our night');
  await pass(1);
  await expect.poll(() => saves(app)).toHaveLength(1);
  expect(saves(app)[0]?.path).toBe('/api/games/deck-1/deck');
  expect(saves(app)[0]?.body).toEqual({ version: 7, title: 'Our night', cards: CARDS });
  await expect.element(status).toHaveTextContent('Saved');
  await expect.element(status).toHaveClass('text-fg-soft');
  await expect.element(play).toBeEnabled();
  await expect.poll(() => localStorage.getItem(KEPT)).toBeNull();
  await title.fill('Our day');
  await pass(600);
  await expect.poll(() => saves(app)).toHaveLength(2);
  expect(saves(app)[1]?.body).toEqual({ version: 8, title: 'Our day', cards: CARDS });
});

test('what is typed while it saves is saved next, one save at a time', async () => {
  holdClock();
  const first = later<{ id: string; version: number }>();
  const app = await open({ 'PUT /api/games/:id/deck': () => first.promise });
  await title.fill('One');
  await pass(600);
  await expect.poll(() => saves(app)).toHaveLength(1);
  await title.fill('Two');
  await pass(10_000);
  expect(saves(app)).toHaveLength(1);
  await expect.element(status).toHaveTextContent('Saving…');
  app.answer({ 'PUT /api/games/:id/deck': { id: 'deck-1', version: 10 } });
  first.resolve({ id: 'deck-1', version: 9 });
  await expect
    .poll(async () => {
      await pass(600);
      return saves(app).map(({ body }) => body);
    })
    .toEqual([
      { version: 7, title: 'One', cards: CARDS },
      { version: 9, title: 'Two', cards: CARDS },
    ]);
  await expect.element(status).toHaveTextContent('Saved');
});

test('what was typed last is saved also by who leaves at once', async () => {
  holdClock();
  const app = await open();
  await title.fill('Our night');
  await app.close();
  await expect
    .poll(() => saves(app).map(({ body }) => body))
    .toEqual([{ version: 7, title: 'Our night', cards: CARDS }]);
});

test('a save that was answered to nobody is no change from elsewhere', async () => {
  holdClock();
  const left = await open({ 'PUT /api/games/:id/deck': () => new Promise(() => {}) });
  await title.fill('Our night');
  await pass(600);
  await expect.poll(() => saves(left)).toHaveLength(1);
  await left.close();
  queryClient.clear();
  // The server took it.
  const app = await openDeck({ ...ownDeck(), title: 'Our night', updatedAt: 8 });
  await expect.element(status).toHaveTextContent('Saved');
  await title.fill('Our nights');
  await pass(600);
  await expect
    .poll(() => saves(app))
    .toMatchObject([{ body: { version: 8, title: 'Our nights' } }]);
});

test('who leaves while it saves has the last words saved after it, and nothing is kept of them', async () => {
  holdClock();
  const first = later<{ id: string; version: number }>();
  const app = await open({ 'PUT /api/games/:id/deck': () => first.promise });
  await title.fill('One');
  await pass(600);
  await expect.poll(() => saves(app)).toHaveLength(1);
  await title.fill('Two');
  await app.close();
  app.answer({ 'PUT /api/games/:id/deck': { id: 'deck-1', version: 10 } });
  first.resolve({ id: 'deck-1', version: 9 });
  await expect
    .poll(() => saves(app).map(({ body }) => body))
    .toEqual([
      { version: 7, title: 'One', cards: CARDS },
      { version: 9, title: 'Two', cards: CARDS },
    ]);
  // Kept, it would be held against what is changed on another device.
  await expect.poll(() => localStorage.getItem(KEPT)).toBeNull();
});

test('a last save that is given up late touches nothing of a later visit', async () => {
  holdClock();
  const first = later<{ id: string; version: number }>();
  const left = await open({ 'PUT /api/games/:id/deck': () => first.promise });
  await title.fill('Two');
  await left.close();
  await expect.poll(() => saves(left)).toHaveLength(1);
  queryClient.clear();
  const app = await openDeck({ ...ownDeck(), title: 'Two', updatedAt: 8 });
  await expect.element(title).toHaveValue('Two');
  await title.fill('Three');
  await pass(600);
  await expect.element(status).toHaveTextContent('Saved');
  await expect.poll(() => localStorage.getItem(KEPT)).toBeNull();
  first.reject(new TypeError('Failed to fetch'));
  await pass(0);
  await expect.poll(() => saves(app)).toHaveLength(1);
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test('what is taken back while it saves is taken back on the server too, also by who leaves at once', async () => {
  holdClock();
  const first = later<{ id: string; version: number }>();
  const app = await open({ 'PUT /api/games/:id/deck': () => first.promise });
  await title.fill('A slip');
  await pass(600);
  await expect.poll(() => saves(app)).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(title).toHaveValue('Our evening');
  expect(localStorage.getItem(KEPT)).toContain('Our evening');
  await app.close();
  first.resolve({ id: 'deck-1', version: 9 });
  await expect
    .poll(() => saves(app).map(({ body }) => body))
    .toMatchObject([{ title: 'A slip' }, { version: 9, title: 'Our evening' }]);
});

test('a save whose answer was lost is asked for again as it was: what came after it is no change from elsewhere', async () => {
  holdClock();
  // The server took it, and nobody heard.
  const app = await open({ 'PUT /api/games/:id/deck': unreachable });
  await title.fill('One');
  await pass(600);
  await expect.element(status).toHaveTextContent('Not saved yet, trying again');
  await title.fill('Two');
  app.answer({ 'PUT /api/games/:id/deck': { id: 'deck-1', version: 8 } });
  await expect
    .poll(async () => {
      await pass(5000);
      return saves(app).map(({ body }) => body);
    })
    .toMatchObject([
      { version: 7, title: 'One' },
      { version: 7, title: 'One' },
      { version: 8, title: 'Two' },
    ]);
  await expect.element(status).toHaveTextContent('Saved');
});

test('what is taken back after a lost answer is saved, and said to be', async () => {
  holdClock();
  const app = await open({ 'PUT /api/games/:id/deck': unreachable });
  await title.fill('A slip');
  await pass(600);
  await expect.element(status).toHaveTextContent('Not saved yet, trying again');
  await page.getByRole('button', { name: 'Undo' }).click();
  app.answer({ 'PUT /api/games/:id/deck': { id: 'deck-1', version: 8 } });
  await expect
    .poll(async () => {
      await pass(5000);
      return saves(app).at(-1)?.body;
    })
    .toMatchObject({ version: 8, title: 'Our evening' });
  await expect.element(status).toHaveTextContent('Saved');
});

test('a save that was answered to nobody is asked for again by the next visit, before what came after it', async () => {
  holdClock();
  const left = await open({ 'PUT /api/games/:id/deck': unreachable });
  await title.fill('One');
  await pass(600);
  await expect.element(status).toHaveTextContent('Not saved yet, trying again');
  await title.fill('Two');
  await left.close();
  await expect.poll(() => saves(left)).toHaveLength(2);
  queryClient.clear();
  // The server took the first.
  const app = await openDeck({ ...ownDeck(), title: 'One', updatedAt: 8 });
  await expect.element(title).toHaveValue('Two');
  await expect
    .poll(async () => {
      await pass(600);
      return saves(app).map(({ body }) => body);
    })
    .toMatchObject([
      { version: 7, title: 'One' },
      { version: 8, title: 'Two' },
    ]);
});

test('what another tab keeps of the same deck takes nothing from this one’s over a reload', async () => {
  holdClock();
  const app = await open({ 'PUT /api/games/:id/deck': unreachable });
  await title.fill('Mine');
  await pass(600);
  await expect.element(status).toHaveTextContent('Not saved yet, trying again');
  const theirs = JSON.stringify({ version: 7, title: 'Theirs', cards: [] });
  localStorage.setItem(KEPT, theirs);
  await app.close();
  await expect.poll(() => saves(app)).toHaveLength(2);
  await pass(0);
  expect(localStorage.getItem(KEPT)).toBe(theirs);
  queryClient.clear();
  await open({ 'PUT /api/games/:id/deck': unreachable });
  await expect.element(title).toHaveValue('Mine');
});

test('what can’t be saved is kept in the browser, and tried again after five seconds', async () => {
  holdClock();
  const app = await open({ 'PUT /api/games/:id/deck': unreachable });
  await title.fill('In the tunnel');
  await pass(600);
  await expect.element(status).toHaveTextContent('Not saved yet, trying again');
  await expect.element(status).toHaveClass('text-bad');
  await expect.element(play).toBeDisabled();
  expect(localStorage.getItem(KEPT)).toContain('In the tunnel');
  await pass(4_900);
  expect(saves(app)).toHaveLength(1);
  app.answer({ 'PUT /api/games/:id/deck': { id: 'deck-1', version: 8 } });
  await pass(200);
  await expect.poll(() => saves(app)).toHaveLength(2);
  expect(saves(app)[1]?.body).toEqual({ version: 7, title: 'In the tunnel', cards: CARDS });
  await expect.element(status).toHaveTextContent('Saved');
  await expect.poll(() => localStorage.getItem(KEPT)).toBeNull();
});

test('what never reached the server shows again, also where an earlier version kept it, and is sent with the version that it came from', async () => {
  holdClock();
  const kept = { version: 3, title: 'Kept', cards: [{ key: 'a', ...TEXTS[0] }] };
  localStorage.setItem(KEPT, JSON.stringify(kept));
  const app = await open();
  await expect.element(title).toHaveValue('Kept');
  await expect.element(page.getByText('1 of 60 cards')).toBeVisible();
  await expect.element(status).toHaveTextContent('Saving…');
  await pass(600);
  await expect.poll(() => saves(app)).toHaveLength(1);
  expect(saves(app)[0]?.body).toEqual({ version: 3, title: 'Kept', cards: [TEXTS[0]] });
});

test('what is kept and can’t be read counts as nothing', async () => {
  localStorage.setItem(KEPT, '{"version":3,"title":7}');
  const app = await open();
  await expect.element(title).toHaveValue('Our evening');
  await expect.element(status).toHaveTextContent('Saved');
  expect(saves(app)).toEqual([]);
});

test('where another tab was first, the host decides: mine', async () => {
  holdClock();
  const app = await open({ 'PUT /api/games/:id/deck': failing('deck-changed', 409) });
  await title.fill('Mine');
  await pass(600);
  await expect
    .element(conflict)
    .toHaveTextContent(
      'This deck was changed in another tab or on another device. Which one counts?',
    );
  await expect.element(status).toHaveTextContent('Not saved');
  await expect.element(play).toBeDisabled();
  await pass(20_000);
  expect(saves(app)).toHaveLength(1);
  expect(localStorage.getItem(KEPT)).toContain('Mine');

  app.answer({ 'GET /api/games/:id': failing('internal', 500) });
  await page.getByRole('button', { name: 'Keep Mine' }).click();
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect.element(conflict).toBeVisible();
  app.answer({
    'GET /api/games/:id': ownDeck({ updatedAt: 50, title: 'Theirs' }),
    'PUT /api/games/:id/deck': { id: 'deck-1', version: 51 },
  });
  await page.getByRole('button', { name: 'Keep Mine' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await pass(600);
  await expect.poll(() => saves(app)).toHaveLength(2);
  expect(saves(app)[1]?.body).toEqual({ version: 50, title: 'Mine', cards: CARDS });
  await expect.element(status).toHaveTextContent('Saved');
});

test('where another tab was first, the host decides: the other one', async () => {
  holdClock();
  const app = await open({ 'PUT /api/games/:id/deck': failing('deck-changed', 409) });
  await title.fill('Mine');
  await pass(600);
  await expect.element(conflict).toBeVisible();
  const takeTheirs = page.getByRole('button', { name: 'Take the Other One' });
  const keepMine = page.getByRole('button', { name: 'Keep Mine' });

  app.answer({ 'GET /api/games/:id': failing('internal', 500) });
  await takeTheirs.click();
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect.element(keepMine).toBeEnabled();
  await expect.element(title).toHaveValue('Mine');
  expect(localStorage.getItem(KEPT)).toContain('Mine');

  const theirs = later<ReturnType<typeof ownDeck>>();
  app.answer({
    'GET /api/games/:id': () => theirs.promise,
    'PUT /api/games/:id/deck': { id: 'deck-1', version: 51 },
  });
  const asked = app.sent('GET /api/games/:id').length;
  await takeTheirs.click();
  await expect.element(takeTheirs).toHaveAttribute('aria-busy', 'true');
  await expect.element(keepMine).toBeDisabled();
  // One press counts, and until the other deck is there, this one is.
  for (const name of ['Take the Other One', 'Keep Mine']) {
    (page.getByRole('button', { name }).element() as HTMLElement).click();
  }
  await expect.element(title).toHaveValue('Mine');
  expect(app.sent('GET /api/games/:id')).toHaveLength(asked + 1);
  expect(localStorage.getItem(KEPT)).toContain('Mine');

  theirs.resolve(ownDeck({ updatedAt: 50, title: 'Theirs' }));
  await expect.element(title).toHaveValue('Theirs');
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(status).toHaveTextContent('Saved');
  expect(localStorage.getItem(KEPT)).toBeNull();
  await title.fill('After theirs');
  await pass(600);
  await expect
    .poll(() => saves(app).at(-1)?.body)
    .toMatchObject({
      version: 50,
      title: 'After theirs',
    });
  // What the server has of it since then is this tab's own.
  app.answer({ 'GET /api/games/:id': ownDeck({ updatedAt: 51, title: 'After theirs' }) });
  await queryClient.refetchQueries();
  await pass(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(title).toHaveValue('Theirs');
});

test('a session that ends while somebody writes is said, and nothing typed is lost', async () => {
  holdClock();
  const app = await open({ 'PUT /api/games/:id/deck': failing('unauthenticated', 401) });
  await title.fill('In the middle');
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  await pass(600);
  await expect.element(page.getByText('Please sign in to edit your decks.')).toBeVisible();
  expect(localStorage.getItem(KEPT)).toContain('In the middle');
  await app.close();
  const again = await open();
  await expect.element(title).toHaveValue('In the middle');
  await pass(600);
  await expect.poll(() => saves(again)).toHaveLength(1);
});
