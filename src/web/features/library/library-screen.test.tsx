// My Games: who sees it, what stands there, and what a press hands over.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Run } from '#contract/generation.ts';
import { HOST, openApp, pass, stopClock } from '#tests/support/web/open-app.tsx';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { summary } from '#tests/support/web/summaries.ts';
import type { DeckList, DeckSummary } from '#contract/decks.ts';
import { LibraryScreen } from './library-screen.tsx';

const NO_RUNS: Answers = { 'GET /api/generations': { runs: [] } };
const listOf = (...games: DeckSummary[]): Answers => ({
  ...NO_RUNS,
  'GET /api/games': { games, total: games.length },
});
const open = (answers: Answers, visit: Parameters<typeof openApp>[2] = {}) =>
  openApp('/users', <LibraryScreen />, { user: HOST, answers, ...visit });

const games = page.getByRole('list', { name: 'Games', exact: true });
const banner = page.getByText('Game Still Generating');
const alert = page.getByRole('alertdialog');

const RUN: Run = {
  id: 'run-1',
  requestId: 'click-1',
  state: 'writing',
  topic: 'Deep sea creatures',
  gameType: 'trivia',
  cardCount: 30,
  written: 12,
  newest: 'Which fish carries a lamp?',
  mode: 'house',
  gameId: null,
  regenerates: null,
  rejected: 0,
  failure: null,
  retryAfterSeconds: null,
  missing: 0,
  cost: 1,
  isPutAway: false,
  offer: null,
};

test('LIB-01 LIB-02 a visitor is asked to sign in and led home', async () => {
  const app = await openApp('/users', <LibraryScreen />);
  await expect
    .element(page.getByRole('heading', { name: 'Please sign in to view your games' }))
    .toBeVisible();
  await expect.element(page.getByText('My Games')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('WHAT-13 LIB-02 in demo mode it says what is not available', async () => {
  await openApp('/users', <LibraryScreen />, { demo: true });
  await expect
    .element(
      page.getByText(
        'Accounts and games written for your topic are not available here. The free games work.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Please sign in to view your games')).toBeVisible();
});

test('LIB-03 the header leads back home, names the host, and signs out', async () => {
  const app = await open({ ...listOf(), 'POST /api/auth/sign-out': {} });
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Games' })).toBeVisible();
  await expect.element(page.getByText('Welcome, host@example.org', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.element(page.getByText('Please sign in to view your games')).toBeVisible();
  expect(app.sent('POST /api/auth/sign-out')).toHaveLength(1);
});

test('ERR-GAME-07 a failed sign-out says so and keeps the host signed in', async () => {
  await open({ ...listOf(), 'POST /api/auth/sign-out': failing('internal', 500) });
  vi.spyOn(console, 'error').mockReturnValue();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.element(alert).toHaveTextContent('Sign out failed. Please try again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Games' })).toBeVisible();
});

test('LIB-12 it says that it loads, also while it is not known yet who is there', async () => {
  const [session, list] = [later<{ user: typeof HOST; credits: number }>(), later<DeckList>()];
  await open({
    ...NO_RUNS,
    'GET /api/session': () => session.promise,
    'GET /api/games': () => list.promise,
  });
  const loading = page.getByText('Loading your games...');
  await expect.element(loading).toBeVisible();
  await expect.element(page.getByText('My Games')).not.toBeInTheDocument();
  session.resolve({ user: HOST, credits: 1 });
  await expect.element(page.getByRole('heading', { name: 'My Games' })).toBeVisible();
  await expect.element(loading).toBeVisible();
  await expect.element(page.getByText('No games found')).not.toBeInTheDocument();
  list.resolve({ games: [summary(1)], total: 1 });
  await expect.element(games).toHaveTextContent('Evening 1');
  await expect.element(loading).not.toBeInTheDocument();
});

test('LIB-10 without games it says so and leads home to make one', async () => {
  const app = await open(listOf());
  await expect.element(page.getByRole('heading', { name: 'No games found' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Create Your First Game' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('LOOK-05 an empty shelf invites, and has a game to play meanwhile; a search without results does not', async () => {
  await open(listOf());
  const invitation = page.getByText('Your shelf waits for its first deck');
  await expect.element(invitation).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Play a Free Game' }))
    .toHaveAttribute('href', '/setup/free');
  await page.getByLabelText('Search your games').fill('Space');
  await expect.element(page.getByText('No games match your search')).toBeVisible();
  await expect.element(invitation).not.toBeInTheDocument();
});

test.each([
  ['an empty shelf', listOf()],
  ['a shelf', listOf(summary(1))],
])('LOOK-07 with text of twice the size %s is as wide as a phone', async (_, answers) => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  await open(answers, { size: [390, 844] });
  await expect.element(page.getByLabelText('Search your games')).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('LIB-04 Create New Game leads home', async () => {
  await open(listOf(summary(1)));
  await expect
    .element(page.getByRole('link', { name: 'Create New Game' }))
    .toHaveAttribute('href', '/');
  await expect.element(page.getByText('No games found')).not.toBeInTheDocument();
});

test('LIB-05 CONST-19 a card says its topic, cards, category, who wrote it, and three tags', async () => {
  await open(
    listOf(
      summary(5, {
        tags: ['one', 'two', 'three', 'four', 'five'],
        topic: 'Space',
        title: 'Rockets',
      }),
      summary(4, {
        tags: ['one', 'two', 'three'],
        mode: 'house',
        topic: '',
        title: 'Only a title',
      }),
      summary(3, {
        mode: 'own',
        topic: '',
        title: '',
        gameType: 'drinking',
        category: 'Drinking Games',
      }),
      summary(2, { gameType: '', category: '', cardCount: 7 }),
      summary(1, { cardCount: 1 }),
    ),
  );
  const card = (at: number) =>
    games
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .nth(at);
  await expect.element(card(0).getByRole('heading')).toHaveTextContent('Space');
  await expect.element(card(0).getByText('Trivia', { exact: true })).toBeVisible();
  await expect.element(card(0).getByText('20 Cards', { exact: true })).toBeVisible();
  await expect.element(card(0)).toHaveAttribute('data-suit', 'trivia');
  const tags = (at: number) =>
    card(at)
      .getByRole('list', { name: 'Tags' })
      .getByRole('listitem')
      .elements()
      .map((tag) => tag.textContent);
  expect(tags(0)).toEqual(['one', 'two', 'three', '+2 more']);
  await expect.element(card(1).getByRole('heading')).toHaveTextContent('Only a title');
  await expect.element(card(1).getByText('20 Cards, from the card bank')).toBeVisible();
  expect(tags(1)).toEqual(['one', 'two', 'three']);
  await expect.element(card(2).getByRole('heading')).toHaveTextContent('Game');
  await expect.element(card(2).getByText('20 Cards, your own')).toBeVisible();
  await expect.element(card(2)).toHaveAttribute('data-suit', 'drinking');
  await expect.element(card(2).getByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
  await expect.element(card(3).getByText('Free Games', { exact: true })).toBeVisible();
  await expect.element(card(3).getByText('7 Cards', { exact: true })).toBeVisible();
  await expect.element(card(3)).toHaveAttribute('data-suit', 'free');
  await expect.element(card(4).getByText('1 Card', { exact: true })).toBeVisible();
});

test('LIB-06 on narrow screens a title has 35 characters and an ellipsis', async () => {
  const [fits, long] = ['F'.repeat(35), `${'L'.repeat(34)} and more`];
  const answers = listOf(summary(2, { topic: long }), summary(1, { topic: fits }));
  await open(answers, { size: [390, 844] });
  await expect.element(games.getByText(`${'L'.repeat(34)}…`, { exact: true })).toBeVisible();
  await expect.element(games.getByText(long, { exact: true })).not.toBeVisible();
  await expect.element(games.getByText(fits, { exact: true }).last()).toBeVisible();
  await page.viewport(1280, 720);
  await expect.element(games.getByText(long, { exact: true })).toBeVisible();
  await expect.element(games.getByText(`${'L'.repeat(34)}…`)).not.toBeVisible();
});

test('LIB-07 LIB-08 SETUP-01 a press hands the category and the game to the set-up', async () => {
  const social = summary(2, { gameType: 'social', category: 'Social & Party Games', topic: 'Ice' });
  const bare = summary(1, { gameType: '', category: '', topic: 'Bare' });
  const answers = listOf(social, bare);
  const app = await open(answers);
  await games.getByRole('link', { name: 'Ice' }).click();
  await expect.poll(() => app.location().pathname).toBe('/setup');
  expect(app.location().search).toBe('?deck=game-2');
  await expect
    .poll(() => app.location().state)
    .toEqual({
      category: {
        id: 'social-&-party-games',
        name: 'Social & Party Games',
        description: 'Icebreakers, votes and what-ifs that get the whole room talking.',
        color: 'social-&-party-games',
      },
      existingGame: social,
    });
  await app.goTo('/users');
  await games.getByRole('link', { name: 'Bare' }).click();
  await expect
    .poll(() => app.location().state)
    .toEqual({
      category: {
        id: 'free',
        name: 'Free Games',
        description: 'Four decks that are ready right now. No account, no waiting.',
        color: 'free',
      },
      existingGame: { ...bare, gameType: 'free' },
    });
});

test('a deck is opened in the editor by its pencil', async () => {
  const app = await open(listOf(summary(3, { topic: 'Space' })));
  await page.getByRole('button', { name: 'Edit the cards of Space' }).click();
  await expect.poll(() => app.location().pathname).toBe('/decks/game-3');
});

test('LIB-13 CONST-15 a message from another screen is a banner for ten seconds', async () => {
  stopClock();
  const app = await open(listOf(), { state: { message: 'It will appear here.' } });
  await expect.element(page.getByText('It will appear here.')).toBeVisible();
  await expect.element(banner).toBeVisible();
  // The browser keeps navigation state: a reload must not say it again.
  await expect.poll(() => app.location().state).toBeNull();
  await expect.poll(() => app.location().pathname).toBe('/users');
  await pass(9_900);
  await expect.element(banner).toBeVisible();
  await pass(200);
  await expect.element(banner).not.toBeInTheDocument();
});

test('LIB-13 the banner can be put away, and nothing but a message brings it', async () => {
  const app = await open(listOf(), { state: { message: 'It will appear here.' } });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await app.close();
  for (const state of [null, 'message', { message: 7 }, { other: 'It' }]) {
    const again = await open(listOf(), { state });
    await expect.element(page.getByText('No games found')).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
    await again.close();
  }
});

test('LIB-10 while a deck is being written there is no word of no games, until it is there', async () => {
  const runs = later<{ runs: Run[] }>();
  const app = await open({ ...listOf(), 'GET /api/generations': () => runs.promise });
  await expect.poll(() => app.sent('GET /api/games')).toHaveLength(1);
  const nothing = page.getByText('No games found');
  await expect.element(page.getByText('Loading your games...')).not.toBeInTheDocument();
  await expect.element(nothing).not.toBeInTheDocument();
  runs.resolve({ runs: [RUN, { ...RUN, id: 'old', topic: 'Done before', state: 'saved' }] });
  const written = page.getByRole('list', { name: 'Games being written' });
  await expect.element(written.getByText('Deep sea creatures')).toBeVisible();
  await expect.element(written.getByText('Which fish carries a lamp?')).toBeVisible();
  await expect
    .element(written.getByRole('meter', { name: 'Cards written' }))
    .toHaveAttribute('aria-valuenow', '40');
  await expect.element(written.getByText('12 of 30')).toBeVisible();
  expect(written.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(nothing).not.toBeInTheDocument();

  sendNews({ type: 'run', run: { ...RUN, written: 15, newest: null } });
  await expect.element(written.getByText('15 of 30')).toBeVisible();
  await expect.element(written.getByText('Shuffling ideas…')).toBeVisible();
  const fresh = later<DeckList>();
  app.answer({ 'GET /api/games': () => fresh.promise });
  sendNews({ type: 'run', run: { ...RUN, state: 'saved', gameId: 'game-1' } });
  await expect.element(written).not.toBeInTheDocument();
  await expect.element(nothing).not.toBeInTheDocument();
  fresh.resolve({ games: [summary(1)], total: 1 });
  await expect.element(games).toHaveTextContent('Evening 1');
});

test('MODEL-32 a secret-prompt deck that is being written shows none of its cards', async () => {
  const secret = { ...RUN, gameType: 'secret-prompt', newest: 'Anglerfish' } as const;
  await open({ ...listOf(), 'GET /api/generations': { runs: [secret] } });
  const written = page.getByRole('list', { name: 'Games being written' });
  await expect.element(written.getByText('The cards lie face down.')).toBeVisible();
  await expect.element(written).not.toHaveTextContent('Anglerfish');
});

test('a deck that begins elsewhere appears, one that fails goes, and other news changes nothing', async () => {
  const app = await open({ ...listOf(), 'GET /api/generations': failing('internal', 500) });
  await expect.element(page.getByText('No games found')).toBeVisible();
  sendNews({ type: 'run', run: { ...RUN, state: 'requested' } });
  const written = page.getByRole('list', { name: 'Games being written' });
  await expect.element(written.getByText('Deep sea creatures')).toBeVisible();
  await expect.element(written.getByRole('listitem')).toHaveAttribute('data-suit', 'trivia');
  sendNews({ type: 'run', run: { ...RUN, id: 'run-2', topic: 'Another' } });
  await expect.poll(() => written.getByRole('listitem').elements()).toHaveLength(2);
  sendNews({ type: 'balance', credits: 3 });
  sendNews({ type: 'run', run: { ...RUN, state: 'failed', failure: 'generation-failed' } });
  await expect.element(written.getByText('Deep sea creatures')).not.toBeInTheDocument();
  await expect.element(written.getByText('Another')).toBeVisible();
  expect(app.sent('GET /api/games')).toHaveLength(1);
});
