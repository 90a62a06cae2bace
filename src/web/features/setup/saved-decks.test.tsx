// What is played without being written first: a saved deck, and the four free ones.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { FREE_DECKS } from './free/free-decks.ts';
import { SetupScreen } from './setup-screen.tsx';
import { cards } from '#tests/support/matches.ts';
import { deck } from '#tests/support/web/decks.ts';
import { HOST, openApp, type OpenApp } from '#tests/support/web/open-app.tsx';
import { failing, later } from '#tests/support/web/server-answers.ts';

const SAVED = {
  id: 'game-1',
  gameType: 'trivia',
  category: 'Trivia',
  topic: 'Deep sea creatures',
  title: 'By title',
  cardCount: 20,
  teamCount: 3,
  timerSeconds: 60,
};

/** The same, as the server has it. */
const READ = { ...deck(), title: SAVED.title, timerSeconds: SAVED.timerSeconds };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('combobox', { name });
const toggle = (name: string) => page.getByRole('switch', { name, exact: true });

async function open(
  changes: object = {},
  { answers, ...visit }: Parameters<typeof openApp>[2] = {},
): Promise<OpenApp> {
  return openApp('/setup', <SetupScreen />, {
    state: { existingGame: { ...SAVED, ...changes } },
    user: HOST,
    ...visit,
    answers: { 'GET /api/games/:id': READ, 'PATCH /api/games/:id': {}, ...answers },
  });
}

async function choose(label: string, option: string): Promise<void> {
  await box(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function play(app: OpenApp): Promise<ReturnType<typeof currentMatch>> {
  await button('Play Now').click();
  await expect.poll(() => app.location().pathname).toBe('/game');
  return currentMatch();
}

test('SETUP-04 SETUP-05 a saved game opens with the settings that it was saved with, and is played with them', async () => {
  const app = await open();
  await expect.element(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
  await expect.element(page.getByText('Deep sea creatures')).toBeVisible();
  await expect.element(page.getByText('Total cards')).toBeVisible();
  await expect.element(page.getByText('20', { exact: true })).toBeVisible();
  await expect.element(box('Teams')).toHaveTextContent('3 teams');
  await expect.element(box('Time per card')).toHaveTextContent('60 seconds');
  await expect.element(toggle('Hints')).toBeChecked();
  await expect.element(toggle('Answers')).toBeChecked();
  expect(app.sent('GET /api/games/:id')[0]?.path).toBe('/api/games/game-1');
  expect(await play(app)).toMatchObject({
    category: 'trivia',
    topic: 'Deep sea creatures',
    gameId: 'game-1',
    cards: deck().cards,
    teamCount: 3,
    timer: { durationMs: 60_000 },
    includeHints: true,
    includeAnswers: true,
  });
  expect(app.sent('PATCH /api/games/:id')).toEqual([]);
});

const ADDRESS = '/setup?deck=game-1';

test('SETUP-04 a deck that its address names is read, and opens with its settings', async () => {
  const answers = { 'GET /api/games/:id': deck({ teamCount: 4, timerSeconds: 90 }) };
  const app = await openApp(ADDRESS, <SetupScreen />, { user: HOST, answers });
  await expect.element(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Trivia' })).toBeVisible();
  await expect.element(box('Teams')).toHaveTextContent('4 teams');
  await expect.element(box('Time per card')).toHaveTextContent('90 seconds');
  expect(app.sent('GET /api/games/:id')[0]?.path).toBe('/api/games/game-1');
  expect(await play(app)).toMatchObject({ gameId: 'game-1', teamCount: 4, cards: deck().cards });
});

test('SETUP-01 an address with a deck and its navigation state opens what was handed over, and then what the server has of it', async () => {
  const read = later<typeof READ>();
  const visit = { state: { existingGame: SAVED }, user: HOST };
  await openApp(ADDRESS, <SetupScreen />, {
    ...visit,
    answers: { 'GET /api/games/:id': () => read.promise },
  });
  await expect.element(page.getByRole('heading', { name: 'Trivia', exact: true })).toBeVisible();
  read.resolve({ ...READ, topic: 'Its new title' });
  await expect.element(page.getByText('Its new title')).toBeVisible();
});

test('a deck that its address names asks a visitor to sign in, and opens once they have', async () => {
  const answers = { 'GET /api/games/:id': deck() };
  const app = await openApp(ADDRESS, <SetupScreen />, { answers });
  await expect.element(page.getByText('Please sign in to view your games')).toBeVisible();
  await expect.element(button('Sign In')).toBeVisible();
  expect(app.sent('GET /api/games/:id')).toEqual([]);
  app.answer({ 'GET /api/session': { user: HOST, credits: 1 } });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
});

test.each([
  [
    'is gone, or another’s,',
    failing('not-found', 404),
    'This game is not there any more.',
    'Return to Home',
  ],
  [
    'can’t be read',
    failing('internal', 500),
    'Your game could not be loaded. Please try again.',
    'Retry',
  ],
])('a deck that its address names and that %s says so', async (_, answer, sentence, way) => {
  const app = await openApp(ADDRESS, <SetupScreen />, {
    user: HOST,
    answers: { 'GET /api/games/:id': answer },
  });
  await expect.element(page.getByText(sentence)).toBeVisible();
  app.answer({ 'GET /api/games/:id': deck() });
  await button(way).click();
  if (way === 'Retry') await expect.element(button('Play Now')).toBeVisible();
  else await expect.poll(() => app.location().pathname).toBe('/');
});

test('WHAT-13 a deck that its address names is not to be had without a server', async () => {
  await openApp(ADDRESS, <SetupScreen />, { demo: true });
  await expect
    .element(
      page.getByText(
        'Accounts and games written for your topic are not available here. The free games work.',
      ),
    )
    .toBeVisible();
});

test('a deck without cards that its address names leads to its editor', async () => {
  const answers = { 'GET /api/games/:id': deck({ cards: [], previewCards: [], cardCount: 0 }) };
  const app = await openApp(ADDRESS, <SetupScreen />, { user: HOST, answers });
  await button('Write Cards').click();
  await expect.poll(() => app.location().pathname).toBe('/decks/game-1');
});

test('a saved game asks a visitor to sign in, also whose session has ended meanwhile', async () => {
  const session = { user: HOST, credits: 1 };
  let isOver = false;
  const app = await open(
    {},
    {
      answers: {
        'GET /api/session': () => (isOver ? { user: null, credits: 0 } : session),
        'GET /api/games/:id': () => {
          isOver = true;
          return failing('unauthenticated', 401);
        },
      },
    },
  );
  await expect.element(page.getByText('Please sign in to view your games')).toBeVisible();
  expect(app.sent('GET /api/games/:id')).toHaveLength(1);
  app.answer({ 'POST /api/auth/sign-in': session, 'GET /api/games/:id': deck() });
  await button('Sign In').click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabelText('Email').fill(HOST.email);
  await dialog.getByLabelText('Password', { exact: true }).fill('Gooseberry&Fool7');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
});

test('CALL-DB-03 settings that are changed are played, and kept for the next time', async () => {
  const app = await open();
  await choose('Teams', '4 teams');
  await choose('Time per card', '20 seconds');
  await toggle('Hints').click();
  await toggle('Answers').click();
  expect(await play(app)).toMatchObject({
    teamCount: 4,
    timer: { durationMs: 20_000 },
    includeHints: false,
    includeAnswers: false,
  });
  expect(app.sent('PATCH /api/games/:id').map(({ path, body }) => [path, body])).toEqual([
    ['/api/games/game-1', { teamCount: 4, timerSeconds: 20 }],
  ]);
});

test.for([
  ['Teams', '2 teams', { teamCount: 2, timerSeconds: 60 }],
  ['Time per card', '75 seconds', { teamCount: 3, timerSeconds: 75 }],
] as const)(
  'CALL-DB-03 %s alone is kept, too, and a failure stops nobody',
  async ([label, option, body]) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await open({}, { answers: { 'PATCH /api/games/:id': failing('internal', 500) } });
    await choose(label, option);
    await play(app);
    await expect.poll(() => app.sent('PATCH /api/games/:id')).toHaveLength(1);
    expect(app.sent('PATCH /api/games/:id')[0]?.body).toEqual(body);
  },
);

test('CALL-DB-03 a game to which the way back leads has the settings that it was played with meanwhile', async () => {
  // What the list handed over is in the browser's history still; the server knows better.
  const now = { ...deck(), title: 'Renamed', topic: 'Renamed', teamCount: 4, timerSeconds: 20 };
  const app = await open({}, { answers: { 'GET /api/games/:id': now } });
  await expect.element(box('Teams')).toHaveTextContent('4 teams');
  await expect.element(box('Time per card')).toHaveTextContent('20 seconds');
  await expect.element(page.getByText('Renamed')).toBeVisible();
  await choose('Teams', '3 teams');
  await choose('Time per card', '60 seconds');
  expect(await play(app)).toMatchObject({ topic: 'Renamed', teamCount: 3 });
  expect(app.sent('PATCH /api/games/:id').map(({ body }) => body)).toEqual([
    { teamCount: 3, timerSeconds: 60 },
  ]);
});

test('SETUP-04 cards that were handed over are played as they are, and nothing is kept', async () => {
  const handed = cards(4);
  const app = await open({
    cards: handed,
    teamCount: undefined,
    timerSeconds: undefined,
    topic: '',
  });
  await expect.element(page.getByText('By title')).toBeVisible();
  await expect.element(box('Teams')).toHaveTextContent('2 teams');
  await expect.element(box('Time per card')).toHaveTextContent('30 seconds');
  expect(button('Look Through the Cards').elements()).toEqual([]);
  await choose('Teams', '4 teams');
  expect(await play(app)).toMatchObject({
    category: 'trivia',
    topic: 'By title',
    cards: handed,
    teamCount: 4,
    timer: { durationMs: 30_000 },
  });
  expect(app.sent('GET /api/games/:id')).toEqual([]);
  expect(app.sent('PATCH /api/games/:id')).toEqual([]);
});

test('LIB-05 a game without topic and title is an untitled one', async () => {
  await open({ cards: cards(4), topic: '', title: '' });
  await expect.element(page.getByText('Untitled Game')).toBeVisible();
});

test.for(['drinking', 'social', 'relationship'])(
  'SETUP-04 SETUP-09 a saved %s game has nothing to set',
  async (gameType) => {
    const app = await open({ gameType, cards: cards(4), timerSeconds: 90 });
    await expect.element(page.getByRole('heading', { name: 'Game Info' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Game Settings' }).elements()).toEqual([]);
    await expect.element(page.getByText('4', { exact: true })).toBeVisible();
    expect(page.getByRole('combobox').elements()).toEqual([]);
    expect(page.getByRole('switch').elements()).toEqual([]);
    expect(await play(app)).toMatchObject({
      includeHints: false,
      includeAnswers: false,
      timer: { durationMs: 90_000 },
    });
  },
);

test.for([
  ['fur', true],
  ['', false],
] as const)(
  'STATE-GAME-27 STATE-GAME-30 CHOOSE-06 forbidden words “%s” decide whether a secret-prompt game has their switch',
  async ([hint, isOn]) => {
    const app = await open({ gameType: 'secret-prompt', cards: cards(4, hint) });
    await expect.element(box('Teams')).toBeVisible();
    const words = toggle('Forbidden Words');
    expect(words.elements()).toHaveLength(isOn ? 1 : 0);
    if (isOn) await expect.element(words).toBeChecked();
    expect(toggle('Answers').elements()).toEqual([]);
    expect(await play(app)).toMatchObject({ includeHints: isOn, includeAnswers: false });
  },
);

test('a saved game says that it is being loaded, also while it is not known who is signed in', async () => {
  const session = later<{ user: typeof HOST; credits: number }>();
  const answer = later<ReturnType<typeof deck>>();
  const app = await open(
    {},
    {
      answers: {
        'GET /api/session': () => session.promise,
        'GET /api/games/:id': () => answer.promise,
      },
    },
  );
  await expect.element(page.getByText('Loading your game…')).toBeVisible();
  expect(app.sent('GET /api/games/:id')).toEqual([]);
  session.resolve({ user: HOST, credits: 1 });
  await expect.poll(() => app.sent('GET /api/games/:id')).toHaveLength(1);
  await expect.element(page.getByText('Loading your game…')).toBeVisible();
  answer.resolve(deck());
  await expect.element(button('Play Now')).toBeVisible();
  expect(page.getByText('Loading your game…').elements()).toEqual([]);
});

test('a game that can’t be loaded is tried again by Retry', async () => {
  const app = await open({}, { answers: { 'GET /api/games/:id': failing('internal', 500) } });
  await expect
    .element(page.getByText('Your game could not be loaded. Please try again.'))
    .toBeVisible();
  app.answer({ 'GET /api/games/:id': deck() });
  await button('Retry').click();
  await expect.element(button('Play Now')).toBeVisible();
});

test('a game that has been deleted says so and leads home', async () => {
  const app = await open({}, { answers: { 'GET /api/games/:id': failing('not-found', 404) } });
  await expect.element(page.getByText('This game is not there any more.')).toBeVisible();
  expect(button('Retry').elements()).toEqual([]);
  await button('Return to Home').click();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('all cards of a saved game can be looked through and changed before they are played', async () => {
  const all = cards(7);
  const changed = {
    ...all[6],
    id: 'card-7',
    question: 'Who burns the toast?',
    hint: '',
    answer: '',
    category: '',
    type: '',
  };
  const app = await open(
    {},
    {
      answers: {
        'GET /api/games/:id': deck({ cards: all, rewritesLeft: 2 }),
        'POST /api/games/:id/cards/:card/rewrite': { card: changed, rewritesLeft: 1 },
      },
    },
  );
  await button('Look Through the Cards').click();
  const dialog = page.getByRole('dialog', { name: 'All Cards' });
  await expect.element(dialog).toHaveTextContent('1 of 7');
  for (const at of [2, 3, 4, 5, 6, 7]) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect.element(dialog).toHaveTextContent(`${at} of 7`);
  }
  await dialog.getByRole('button', { name: 'Write Again (2 left)' }).click();
  await expect.element(dialog).toHaveTextContent('Who burns the toast?');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Look Through the Cards').click();
  await expect.element(dialog.getByRole('button', { name: 'Write Again (1 left)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Quick Start' }).click();
  await expect.poll(() => app.location().pathname).toBe('/game');
  expect(currentMatch()?.cards[6]?.question).toBe('Who burns the toast?');
  expect(currentMatch()?.cards).toHaveLength(7);
});

test.for([
  ['Would You Rather', 'would-you-rather', true],
  ['2000s Pop Culture', '2000s-pop', true],
  ['Categories Blitz', 'categories-blitz', true],
  ['Emoji Guess It', 'emoji-guess-it', true],
] as const)(
  'SETUP-02 SETUP-03 STATE-GEN-07 STATE-GAME-28 %s starts with a press',
  async ([name, id]) => {
    const app = await openApp('/setup', <SetupScreen />, { state: { category: { id: 'free' } } });
    const games = page.getByRole('list', { name: 'Free games' });
    await expect.element(games).toBeVisible();
    expect(games.getByRole('button').elements()).toHaveLength(4);
    const game = games.getByRole('button', { name });
    await expect.element(game).toHaveTextContent('30 cards');
    await game.click();
    await expect.poll(() => app.location().pathname).toBe('/game');
    expect(currentMatch()).toMatchObject({
      category: 'free',
      freeGame: id,
      topic: name,
      cards: FREE_DECKS[id],
      teamCount: 2,
      timer: { durationMs: 30_000 },
      includeHints: true,
      includeAnswers: true,
    });
  },
);

test('START-01 an address that names a free game begins it, and the way back leads past it', async () => {
  const app = await openApp('/setup/free?play=2000s-pop', <SetupScreen />, {
    path: '/setup/:category',
  });
  await expect.poll(() => app.location().pathname).toBe('/game');
  expect(currentMatch()).toMatchObject({ freeGame: '2000s-pop', currentCardIndex: 0 });
});

test('SETUP-08 credits don’t show for the free games', async () => {
  await openApp('/setup', <SetupScreen />, {
    state: { category: { id: 'free' } },
    user: HOST,
    credits: 7,
  });
  await expect.element(page.getByRole('list', { name: 'Free games' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Free Games' })).toBeVisible();
  expect(page.getByText('credits', { exact: true }).elements()).toEqual([]);
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [768, 1024],
] as const) {
  test(`LOOK-12 at ${width} × ${height} the four free games share the screen`, async () => {
    await openApp('/setup/free', <SetupScreen />, {
      path: '/setup/:category',
      size: [width, height],
    });
    const games = page.getByRole('list', { name: 'Free games' });
    await expect.element(games).toBeVisible();
    const pageHeight = () => document.documentElement.scrollHeight;
    await expect.poll(pageHeight).toBeLessThanOrEqual(height);
    const box = () => games.element().getBoundingClientRect();
    await expect.poll(() => box().bottom).toBeGreaterThan(0.92 * height);
    await expect.poll(() => box().width).toBeGreaterThan(0.8 * width);
    // As they lie: the one under the pointer is turned a little.
    const heights = () =>
      games
        .getByRole('button')
        .elements()
        .map(({ clientHeight }) => clientHeight);
    await expect.poll(() => new Set(heights()).size).toBe(1);
    const name = games.getByText('Would You Rather').element();
    const share = parseFloat(getComputedStyle(name).fontSize) / Math.min(width, height);
    expect(share).toBeGreaterThan(width > height ? 0.05 : 0.035);
  });
}
