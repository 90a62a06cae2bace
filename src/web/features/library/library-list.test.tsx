// The list of My Games: searched, filtered, paged and cleared out; what is sent for it, and what shows when it fails.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { optionTexts } from '#tests/support/web/option-texts.ts';
import type { Answers } from '#tests/support/web/server-answers.ts';
import { pagesOf } from '#tests/support/web/summaries.ts';
import { LibraryScreen } from './library-screen.tsx';

const NO_RUNS: Answers = { 'GET /api/generations': { runs: [] } };
const open = (total: number, visit: Parameters<typeof openApp>[2] = {}) =>
  openApp('/users', <LibraryScreen />, {
    user: HOST,
    ...visit,
    answers: { ...NO_RUNS, 'GET /api/games': pagesOf(total), ...visit.answers },
  });
type App = Awaited<ReturnType<typeof open>>;

const games = page.getByRole('list', { name: 'Games', exact: true });
const search = page.getByRole('searchbox', { name: 'Search your games', exact: true });
const category = page.getByRole('combobox', { name: 'Category' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const asked = (app: App) => app.sent('GET /api/games').map(({ query }) => query);
const FIRST = { page: '1', size: '20', search: '', category: 'all' };

test('LIB-04 CONST-18 a search is sent once it has not changed for 300 ms, and finds from page 1', async () => {
  holdClock();
  const app = await open(45);
  await expect.element(page.getByText('Showing 1-20 of 45 games (Page 1 of 3)')).toBeVisible();
  expect(asked(app)).toEqual([FIRST]);
  await button('Page 2').click();
  await pass(299);
  expect(asked(app)).toHaveLength(1);
  await pass(1);
  await expect.poll(() => asked(app)).toHaveLength(2);
  expect(asked(app)[1]).toEqual({ ...FIRST, page: '2' });

  await search.fill('spac');
  await pass(200);
  await search.fill('space');
  await pass(299);
  expect(asked(app)).toHaveLength(2);
  await pass(1);
  await expect.poll(() => asked(app)).toHaveLength(3);
  expect(asked(app)[2]).toEqual({ ...FIRST, search: 'space' });
  await expect.element(search).toHaveAttribute('maxlength', '120');
  await expect.element(search).toHaveAttribute('placeholder', 'Search your games...');
});

test('LIB-04 STATE-LIB-01 the categories in their order, each sent by its id, from page 1', async () => {
  holdClock();
  const app = await open(45);
  await button('Last page').click();
  await pass(300);
  await category.click();
  await expect
    .poll(optionTexts)
    .toEqual([
      'All categories',
      'Trivia',
      'Drinking Games',
      'Social & Party Games',
      'Relationship Games',
      'Challenge & Puzzle Games',
      'Secret-prompt Games',
      'Free Games',
    ]);
  await page.getByRole('option', { name: 'Secret-prompt Games' }).click();
  await pass(300);
  await expect.poll(() => asked(app).at(-1)).toEqual({ ...FIRST, category: 'secret-prompt' });
  await expect.element(category).toHaveTextContent('Secret-prompt Games');
  await category.click();
  await page.getByRole('option', { name: 'Free Games' }).click();
  await pass(300);
  await expect.poll(() => asked(app).at(-1)).toEqual({ ...FIRST, category: 'free' });
});

test('LIB-11 where nothing matches it says so, and Clear Filters shows all again', async () => {
  holdClock();
  const app = await open(0);
  await expect.element(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  const none = page.getByRole('heading', { name: 'No games match your search' });
  const clear = button('Clear Filters');
  await search.fill('  ');
  await pass(300);
  await expect.element(none).not.toBeInTheDocument();
  await search.fill('nothing like it');
  await expect.element(none).toBeVisible();
  await expect.element(button('Create Your First Game')).not.toBeInTheDocument();
  await pass(300);
  await clear.click();
  await expect.element(search).toHaveValue('');
  await expect.element(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await category.click();
  await page.getByRole('option', { name: 'Trivia' }).click();
  await expect.element(none).toBeVisible();
  await clear.click();
  await expect.element(category).toHaveTextContent('All categories');
  await pass(300);
  await expect.poll(() => asked(app).at(-1)).toEqual(FIRST);
});

test('LIB-12 nobody is told that there are no games while those that a cleared filter had left out are asked for', async () => {
  holdClock();
  const app = await open(45);
  await expect.element(games).toBeVisible();
  app.answer({ 'GET /api/games': pagesOf(0) });
  await search.fill('nothing like it');
  await pass(300);
  await expect
    .element(page.getByRole('heading', { name: 'No games match your search' }))
    .toBeVisible();
  app.answer({ 'GET /api/games': pagesOf(45) });
  await button('Clear Filters').click();
  await expect.element(search).toHaveValue('');
  await pass(250);
  expect(page.getByRole('heading', { name: 'No games found' }).elements()).toEqual([]);
  await pass(50);
  await expect.element(games).toBeVisible();
});

test('LIB-14 first, previous, numbers, next and last go where they say', async () => {
  holdClock();
  const app = await open(130);
  const shows = async (words: string) => {
    await expect.element(page.getByText(words)).toBeVisible();
  };
  await shows('Showing 1-20 of 130 games (Page 1 of 7)');
  await expect.element(button('First page')).toBeDisabled();
  await expect.element(button('Previous page')).toBeDisabled();
  for (const [name, at, words] of [
    ['Next page', '2', 'Showing 21-40 of 130 games (Page 2 of 7)'],
    ['Page 4', '4', 'Showing 61-80 of 130 games (Page 4 of 7)'],
    ['Previous page', '3', 'Showing 41-60 of 130 games (Page 3 of 7)'],
    ['Last page', '7', 'Showing 121-130 of 130 games (Page 7 of 7)'],
    ['First page', '1', 'Showing 1-20 of 130 games (Page 1 of 7)'],
  ] as const) {
    await button(name).click();
    await pass(300);
    await expect.poll(() => asked(app).at(-1)).toEqual({ ...FIRST, page: at });
    await shows(words);
    const present = page.getByRole('button', { name: `Page ${at}`, exact: true });
    await expect.element(present).toHaveAttribute('aria-current', 'page');
    await expect.element(present).toHaveClass('button-primary');
    const last = at === '7';
    await expect
      .poll(() => (button('Next page').element() as HTMLButtonElement).disabled)
      .toBe(last);
    await expect
      .poll(() => (button('Last page').element() as HTMLButtonElement).disabled)
      .toBe(last);
  }
  await expect.element(button('Page 2')).not.toHaveAttribute('aria-current');
  await expect.element(button('Page 2')).toHaveClass('button-secondary');
  await expect.element(games).toHaveTextContent('Evening 130');
});

test('LIB-14 another page begins at its first game, also on a phone', async () => {
  await open(45, { size: [390, 844] });
  await expect.element(page.getByText('Showing 1-10 of 45 games (Page 1 of 5)')).toBeVisible();
  button('Next page').element().scrollIntoView();
  await expect.poll(() => scrollY).toBeGreaterThan(1000);
  await button('Next page').click();
  await expect.element(page.getByText('Showing 11-20 of 45 games (Page 2 of 5)')).toBeVisible();
  const top = () => games.element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(100);
});

test('LIB-14 RULE-36 Go to takes whole numbers from 1 to the last page', async () => {
  holdClock();
  const app = await open(45);
  const goTo = page.getByRole('textbox', { name: 'Go to' });
  await expect.element(goTo).toBeVisible();
  for (const wrong of ['0', '4', '1.5', 'x', '-1']) {
    await goTo.fill(wrong);
    await expect.element(page.getByText('A page from 1 to 3', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await pass(300);
    expect(asked(app)).toHaveLength(1);
  }
  await goTo.fill('3');
  await expect.element(page.getByText('A page from 1 to 3')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(goTo).toHaveValue('');
  await pass(300);
  await expect.poll(() => asked(app).at(-1)).toEqual({ ...FIRST, page: '3' });
  await page.viewport(767, 900);
  await expect.element(goTo).not.toBeInTheDocument();
  await page.viewport(768, 900);
  await expect.element(goTo).toBeVisible();
});

test('LIB-14 one page needs no ways to others', async () => {
  await open(20);
  await expect.element(page.getByText('Showing 1-20 of 20 games (Page 1 of 1)')).toBeVisible();
  await expect.element(button('Next page')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Go to' })).not.toBeInTheDocument();
});

test('CONST-18 ten games a page below 768 px, looked at anew 250 ms after the window rests', async () => {
  holdClock();
  const app = await open(45, { size: [767, 900] });
  await expect.element(page.getByText('Showing 1-10 of 45 games (Page 1 of 5)')).toBeVisible();
  expect(asked(app)).toEqual([{ ...FIRST, size: '10' }]);
  await page.viewport(768, 900);
  await pass(200);
  await page.viewport(900, 900);
  await pass(249);
  await pass(300 - 249);
  expect(asked(app)).toHaveLength(1);
  await pass(249);
  await expect.poll(() => asked(app).at(-1)).toEqual(FIRST);
  await expect.element(page.getByText('Showing 1-20 of 45 games (Page 1 of 3)')).toBeVisible();
});

test('STATE-LIB-01 a page that there is no more becomes the last one', async () => {
  holdClock();
  const app = await open(41);
  await button('Last page').click();
  await pass(300);
  await expect.element(page.getByText('Showing 41-41 of 41 games (Page 3 of 3)')).toBeVisible();
  await expect.element(button('Delete Evening 1')).toBeVisible();
  app.answer({ 'DELETE /api/games/:id': {}, 'GET /api/games': pagesOf(40) });
  await button('Delete Evening 1').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => asked(app)).toHaveLength(3);
  await pass(300);
  await expect.poll(() => asked(app).at(-1)).toEqual({ ...FIRST, page: '2' });
  await expect.element(page.getByText('Showing 21-40 of 40 games (Page 2 of 2)')).toBeVisible();
});
