// A deck that somebody shared by a link.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SharedDeck } from '#contract/own-decks.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { cards } from '#tests/support/matches.ts';
import { SharedScreen } from './shared-screen.tsx';

const DECK: SharedDeck = {
  title: 'For everybody',
  gameType: 'social',
  category: 'Social & Party Games',
  timerSeconds: 45,
  teamCount: 3,
  cards: cards(2),
};
const open = (answers: Answers, visit: Parameters<typeof openApp>[2] = {}) =>
  openApp('/shared/to-ken', <SharedScreen />, { path: '/shared/:token', answers, ...visit });
const play = page.getByRole('button', { name: 'Play This Deck' });
const keep = page.getByRole('button', { name: 'Keep a Copy' });

test('a shared deck says what it is, shows no card, and is handed whole to the set-up', async () => {
  const deck = later<SharedDeck>();
  const app = await open({ 'GET /api/shared/:token': () => deck.promise });
  await expect.element(page.getByText('Loading the deck…')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A deck for you' })).toBeVisible();
  deck.resolve(DECK);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'For everybody' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Social & Party Games, 2 cards', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByText('Somebody shared this deck with you. The cards lie face down.'))
    .toBeVisible();
  await expect.element(page.getByText('Question 1?')).not.toBeInTheDocument();
  expect(app.sent('GET /api/shared/:token').map(({ path }) => path)).toEqual([
    '/api/shared/to-ken',
  ]);
  await play.click();
  await expect.poll(() => app.location().pathname).toBe('/setup');
  await expect
    .poll(() => app.location().state)
    .toEqual({
      category: {
        id: 'social-&-party-games',
        name: 'Social & Party Games',
        description: 'Icebreakers, votes and what-ifs that get the whole room talking.',
        color: 'social-&-party-games',
      },
      existingGame: {
        id: 'shared-to-ken',
        gameType: 'social',
        category: 'Social & Party Games',
        title: 'For everybody',
        topic: 'For everybody',
        teamCount: 3,
        timerSeconds: 45,
        cards: DECK.cards,
      },
    });
});

test('a copy is kept once, however often it is pressed', async () => {
  const copied = later<{ id: string; version: number }>();
  const app = await open(
    { 'GET /api/shared/:token': DECK, 'POST /api/shared/:token/copy': () => copied.promise },
    { user: HOST },
  );
  await keep.click();
  await expect.element(keep).toHaveAttribute('aria-busy', 'true');
  await keep.click({ force: true });
  copied.resolve({ id: 'mine', version: 1 });
  await expect.poll(() => app.location().pathname).toContain('mine');
  expect(app.sent('POST /api/shared/:token/copy')).toHaveLength(1);
});

test('one card is one card, and a deck without cards can’t be played', async () => {
  const app = await open({ 'GET /api/shared/:token': { ...DECK, cards: cards(1) } });
  await expect
    .element(page.getByText('Social & Party Games, 1 card', { exact: true }))
    .toBeVisible();
  await expect.element(play).toBeEnabled();
  await app.close();
  await open({ 'GET /api/shared/:token': { ...DECK, cards: [] } });
  await expect.element(page.getByText('Social & Party Games, 0 cards')).toBeVisible();
  await expect.element(play).toBeDisabled();
});

test('a host keeps a copy and is led into it', async () => {
  const app = await open(
    {
      'GET /api/shared/:token': DECK,
      'POST /api/shared/:token/copy': { id: 'copy-1', version: 1 },
    },
    { user: HOST },
  );
  await keep.click();
  await expect.poll(() => app.location().pathname).toBe('/decks/copy-1');
  expect(app.sent('POST /api/shared/:token/copy').map(({ path }) => path)).toEqual([
    '/api/shared/to-ken/copy',
  ]);
});

test('a copy that can’t be made says why, until it is tried again', async () => {
  const app = await open(
    {
      'GET /api/shared/:token': DECK,
      'POST /api/shared/:token/copy': failing('too-many-games', 409),
    },
    { user: HOST },
  );
  await keep.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('You have as many games as an account can keep. Please delete one first.');
  await expect.poll(() => app.location().pathname).toBe('/shared/to-ken');
  const copy = later<{ id: string; version: number }>();
  app.answer({ 'POST /api/shared/:token/copy': () => copy.promise });
  await keep.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  copy.resolve({ id: 'copy-2', version: 1 });
  await expect.poll(() => app.location().pathname).toBe('/decks/copy-2');
});

test('a visitor signs in first, and the copy is then made by itself', async () => {
  const app = await open({
    'GET /api/shared/:token': DECK,
    'POST /api/auth/sign-in': { user: HOST, credits: 1 },
    'POST /api/auth/register-promo': {},
    'POST /api/shared/:token/copy': { id: 'copy-1', version: 1 },
  });
  await keep.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Please sign in to keep a copy.')).toBeVisible();
  expect(app.sent('POST /api/shared/:token/copy')).toEqual([]);
  await dialog.getByLabelText('Email').fill('host@example.org');
  await dialog.getByLabelText('Password', { exact: true }).fill('Secret-Word-77');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(() => app.location().pathname).toBe('/decks/copy-1');
});

test('a link that was taken back says so and leads home', async () => {
  const app = await open({ 'GET /api/shared/:token': failing('not-found', 404) });
  await expect
    .element(page.getByRole('heading', { name: 'This deck is not shared' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Whoever shared it has taken the link back, or the link is not whole.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  const home = page.getByRole('button', { name: 'Return to Home' });
  await expect.element(home).toHaveClass('button-primary');
  await home.click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('a deck that can’t be loaded can be tried again', async () => {
  const app = await open({ 'GET /api/shared/:token': failing('internal', 500) });
  await expect.element(page.getByText('The deck could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A deck for you' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  app.answer({ 'GET /api/shared/:token': DECK });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'For everybody' })).toBeVisible();
});

test('WHAT-13 WHAT-14 in demo mode it says that shared decks are not available and free games are', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await open({ 'GET /api/shared/:token': failing('internal', 404) }, { demo: true });
  await expect
    .element(
      page.getByText(
        'Shared decks are not available here. Accounts and games written for your topic are not available here. The free games work.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});
