// Home: the seven categories and the ways in, the account in the header, the footer.
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { startedMatch } from '#tests/support/matches.ts';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { failing, later } from '#tests/support/web/server-answers.ts';
import { setJustPlayed } from '#web/platform/match/just-played.ts';
import { HomeScreen } from './home-screen.tsx';

const open = (visit: Parameters<typeof openApp>[2] = {}) => openApp('/', <HomeScreen />, visit);
const header = page.getByRole('banner');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const dialog = page.getByRole('dialog');
const FREE = {
  id: 'free',
  name: 'Free Games',
  description: 'Four decks that are ready right now. No account, no waiting.',
  color: 'free',
};

const CATEGORIES = [
  [FREE, ['Would You Rather', '2000s Pop', 'Emoji Guess It']],
  [
    {
      id: 'trivia',
      name: 'Trivia',
      description: 'Questions with one right answer, on anything your table thinks it knows.',
      color: 'trivia',
    },
    ['Space', '1990s music', 'Italian food'],
  ],
  [
    {
      id: 'drinking',
      name: 'Drinking Games',
      description: 'Sip-sized prompts for a merry round, with or without alcohol.',
      color: 'drinking',
    },
    ['Never have I ever', 'Holidays', 'House rules'],
  ],
  [
    {
      id: 'social',
      name: 'Social & Party Games',
      description: 'Icebreakers, votes and what-ifs that get the whole room talking.',
      color: 'social',
    },
    ['Most likely to', 'Icebreakers', 'Hot takes'],
  ],
  [
    {
      id: 'relationship',
      name: 'Relationship Games',
      description: 'Warm, curious and cheeky questions for two, or for a table of couples.',
      color: 'relationship',
    },
    ['First dates', 'Dreams', 'Everyday life'],
  ],
  [
    {
      id: 'challenge',
      name: 'Challenge & Puzzle Games',
      description: 'Riddles, logic and word play to crack together against the clock.',
      color: 'challenge',
    },
    ['Riddles', 'Number series', 'Word play'],
  ],
  [
    {
      id: 'secret-prompt',
      name: 'Secret-prompt Games',
      description: 'Act it out or talk around it, without the five words everyone says first.',
      color: 'secret-prompt',
    },
    ['Animals', 'Jobs', 'Films and stories'],
  ],
] as const;

test('HOME-03 SETUP-01 WHAT-02 seven categories with their words and examples, each handed to the set-up', async () => {
  const app = await open();
  const cards = page.getByRole('link').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect.poll(() => cards.elements()).toHaveLength(7);
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(CATEGORIES.map(([{ name }]) => name));
  for (const [at, [category, tags]] of CATEGORIES.entries()) {
    const card = cards.nth(at);
    await expect.element(card.getByText(category.description, { exact: true })).toBeVisible();
    await expect.element(card).toHaveAttribute('data-suit', category.id);
    const examples = card.getByRole('list', { name: 'Examples' }).getByRole('listitem');
    expect(examples.elements().map((tag) => tag.textContent)).toEqual(tags);
    await card.click();
    await expect.poll(() => app.location().pathname).toBe(`/setup/${category.id}`);
    await expect.poll(() => app.location().state).toEqual({ category });
    await app.goTo('/');
  }
  await expect.element(page.getByRole('heading', { name: 'What are we playing?' })).toBeVisible();
  const slots = cards.elements().flatMap((card) => card.closest('li') ?? []);
  expect(slots.map((slot) => getComputedStyle(slot).gridColumnStart)).toEqual([
    'span 2',
    ...Array.from({ length: 6 }, () => 'auto'),
  ]);
  const first = page.getByRole('listitem').filter({ has: cards.first() });
  for (const mark of ['A/B', '00s', 'A–Z', '🍿']) {
    await expect.element(first.getByText(mark, { exact: true })).toBeVisible();
  }
});

test('HOME-02 HOME-06 WHAT-01 a visitor reads what Riffle is, and finds Sign In', async () => {
  await open();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Game night, dealt.' }))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        'Pick a category, name any topic, and Riffle deals a deck of cards that everyone plays on one screen.',
      ),
    )
    .toBeVisible();
  await expect.element(header.getByText('Riffle')).toBeVisible();
  await expect.element(page.getByText('Welcome back')).not.toBeInTheDocument();
  await expect.element(link('My Games')).not.toBeInTheDocument();
  await header.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(dialog).toBeVisible();
});

test('HOME-02 until it is known who is there, Sign In is not offered, and its place is kept', async () => {
  const session = later<{ user: null; credits: number }>();
  await open({ answers: { 'GET /api/session': () => session.promise } });
  const signIn = header.getByText('Sign In', { exact: true });
  await expect.element(signIn).toHaveClass('invisible');
  session.resolve({ user: null, credits: 0 });
  await expect.element(signIn).toBeVisible();
  await expect.element(signIn).not.toHaveClass('invisible');
});

test('HOME-01 HOME-10 signed in: welcome, My Games, the balance, the account, Sign Out', async () => {
  const app = await open({ user: HOST, credits: 7, answers: { 'POST /api/auth/sign-out': {} } });
  await expect.element(header.getByText('Welcome back', { exact: true })).toBeVisible();
  await expect.element(button('Sign In')).not.toBeInTheDocument();
  await expect.element(link('My Games')).toHaveAttribute('href', '/users');
  await expect.element(link('Your account')).toHaveAttribute('href', '/account');
  await button('7 credits: get more').click();
  await expect.element(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await button('Sign Out').click();
  await expect.element(button('Sign In')).toBeVisible();
  await expect.element(page.getByText('Welcome back')).not.toBeInTheDocument();
  expect(app.sent('POST /api/auth/sign-out')).toHaveLength(1);
});

test('HOME-01 ERR-GAME-07 a failed sign-out says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await open({ user: HOST, answers: { 'POST /api/auth/sign-out': failing('internal', 500) } });
  await button('Sign Out').click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toHaveTextContent('Sign out failed. Please try again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(header.getByText('Welcome back')).toBeVisible();
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const) {
  test(`HOME-01 at ${width} px the welcome shows, and the account is in reach`, async () => {
    await open({ user: HOST, credits: 1234, size: [width, height] });
    const welcome = header.getByText('Welcome back', { exact: true });
    await expect.element(welcome).toBeVisible();
    const reached = [
      welcome,
      link('My Games'),
      button('1234 credits: get more'),
      link('Your account'),
      button('Sign Out'),
    ].map((part) => part.element().getBoundingClientRect());
    for (const { left, right, top, bottom, width: wide, height: high } of reached) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(200);
      // Hidden for readers alone is one pixel wide.
      expect(Math.min(wide, high)).toBeGreaterThan(16);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // All of it is in one row, but for the welcome on a phone; only the narrowest of them has no room for that.
    const name = header.getByText('Riffle', { exact: true }).element().getBoundingClientRect();
    if (width >= 390) {
      for (const { top } of reached.slice(1)) expect(top).toBeLessThan(name.bottom);
    }
    // The lamp hangs below it; of its cord, which passes behind, nothing shows through.
    const shade = document
      .querySelector('g:has(> [fill="url(#lamp-shade)"])')
      ?.getBoundingClientRect();
    expect(shade?.top).toBeGreaterThanOrEqual(
      link('My Games').element().getBoundingClientRect().bottom,
    );
    if (width >= 640) {
      const { backgroundColor } = getComputedStyle(link('My Games').element());
      expect(backgroundColor).toMatch(/^rgb\(/);
    }
  });
}

test('WHAT-11 the footer: the caution, the stores, the contact, and the pages', async () => {
  await open({
    configuration: {
      iosAppUrl: 'https://ios.example/app',
      androidAppUrl: 'https://android.example/app',
      supportEmail: 'help@example.org',
    },
  });
  const footer = page.getByRole('contentinfo');
  await expect
    .element(
      footer.getByText(
        'AI can make mistakes. Look an answer up before you bet the last slice on it.',
        { exact: true },
      ),
    )
    .toBeVisible();
  const leadsTo = async (name: string, to: string) => {
    const link = footer.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', to);
  };
  await leadsTo('App Store', 'https://ios.example/app');
  await leadsTo('Google Play', 'https://android.example/app');
  await leadsTo('Contact us', 'mailto:help@example.org');
  await leadsTo('Help & Support', '/support');
  await leadsTo('Privacy', '/privacy');
  await leadsTo('Terms', '/terms');
  const store = footer.getByRole('link', { name: 'App Store' });
  await expect.element(store).toHaveAttribute('target', '_blank');
  await expect.element(store).toHaveAttribute('rel', 'noreferrer');
  const mail = footer.getByRole('link', { name: 'Contact us' });
  await expect.element(mail).not.toHaveAttribute('target');
});

test('START-01 a deck of the free card’s fan leads to its game, the card itself to all four', async () => {
  const app = await open();
  await link('Emoji Guess It').click();
  await expect.poll(() => app.location().search).toBe('?play=emoji-guess-it');
  await app.goTo('/');
  await page.getByRole('heading', { name: 'Free Games' }).click();
  await expect.poll(() => app.location()).toMatchObject({ pathname: '/setup/free', search: '' });
});

test('START-06 on a full screen that nobody touches for three minutes cards are dealt, until a key', async () => {
  holdClock();
  let full: Element | null = document.body;
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full);
  await open();
  const dealing = page.getByRole('region', { name: 'Cards of Riffle' });
  await pass(179_000);
  expect(dealing.elements()).toEqual([]);
  await pass(2000);
  await expect.element(dealing).toHaveTextContent('Would you rather');
  await pass(6000);
  await expect.element(dealing).toHaveTextContent('Which animal');
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  link('Play a free game').element().dispatchEvent(key);
  await expect.element(dealing).not.toBeInTheDocument();
  expect(key.defaultPrevented).toBe(true);
  // What deals them has been fetched by now: it would be there at once.
  full = null;
  await pass(181_000);
  expect(dealing.elements()).toEqual([]);
  full = document.body;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await pass(181_000);
  expect(dealing.elements()).toEqual([]);
});

test('WHAT-10 ROLE-01 without a game under way the free games come first', async () => {
  const app = await open();
  await expect.element(page.getByText('Four free games, no account needed.')).toBeVisible();
  await expect.element(link('Resume game')).not.toBeInTheDocument();
  await expect.element(link('See all games')).toHaveAttribute('href', '#categories');
  await expect.element(link('Play a free game')).toHaveClass('button-primary');
  await link('Play a free game').click();
  await expect.poll(() => app.location().pathname).toBe('/setup/free');
  await expect.poll(() => app.location().state).toEqual({ category: FREE });
});

test('STATE-GAME-24 a game under way is offered first, with where it stands', async () => {
  const app = await open({ match: { ...startedMatch(), currentCardIndex: 2 } });
  await expect
    .element(page.getByText('Trivia: Space, card 3 of 5, as you left it.', { exact: true }))
    .toBeVisible();
  await expect.element(link('Resume game')).toHaveClass('button-primary');
  await expect.element(link('Play a free game')).toHaveClass('button-secondary');
  await expect.element(link('See all games')).not.toBeInTheDocument();
  await link('Resume game').click();
  await expect.poll(() => app.location().pathname).toBe('/game');
});

test('STATE-GAME-24 a kept game that can’t be read is removed, and says so', async () => {
  localStorage.setItem('riffle:game', '{"half":');
  await open();
  await expect
    .element(page.getByText('A game saved in this browser could not be read and was removed.'))
    .toBeVisible();
  expect(localStorage.getItem('riffle:game')).toBeNull();
  await expect.element(link('Resume game')).not.toBeInTheDocument();
  await expect.element(link('Play a free game')).toHaveClass('button-primary');
  // The page may have read it before it was loaded whole.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await new Promise(requestAnimationFrame);
  await expect
    .element(page.getByText('A game saved in this browser could not be read and was removed.'))
    .toBeVisible();
});

test('what was just played is offered once more', async () => {
  setJustPlayed('Trivia: Space');
  try {
    await open();
    await expect
      .element(page.getByText('Trivia: Space once more: the same teams, the deck shuffled.'))
      .toBeVisible();
    await expect.element(button('Play again')).toHaveClass('button-primary');
    await expect.element(link('Play a free game')).toHaveClass('button-secondary');
    await expect.element(link('See all games')).not.toBeInTheDocument();
  } finally {
    setJustPlayed(undefined);
  }
});

test('HOME-04 HOME-06 RULE-27 navigation state opens the sign-in, once, with what it has to say', async () => {
  const app = await open({
    state: { showSignInModal: true, message: 'Please sign in again to resend verification email.' },
  });
  await expect.element(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect
    .element(dialog.getByText('Please sign in again to resend verification email.'))
    .toBeVisible();
  await expect.poll(() => app.location().state).toBeNull();
  await expect.poll(() => app.location().pathname).toBe('/');
});

test('HOME-04 HOME-08 navigation state opens the verify dialog with its address', async () => {
  const app = await open({
    state: { resendVerification: true, showSignInModal: true, email: 'new@example.org' },
  });
  await expect
    .element(dialog.getByRole('button', { name: "I've Verified My Email - Try Signing In" }))
    .toBeVisible();
  await expect.element(dialog.getByText('new@example.org')).toBeVisible();
  await expect.poll(() => app.location().state).toBeNull();
});

test('HOME-04 other navigation state opens nothing and stays', async () => {
  for (const state of [
    null,
    'text',
    { showSignInModal: 'yes' },
    { resendVerification: true },
    { resendVerification: true, email: 7 },
    { email: 'new@example.org' },
  ]) {
    const app = await open({ state });
    await expect.element(button('Sign In')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => app.location().state).toEqual(state);
    await app.close();
  }
});

test('HOME-04 a message that is no text is left out', async () => {
  await open({ state: { showSignInModal: true, message: 7 } });
  await expect.element(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect.element(dialog.getByText('7', { exact: true })).not.toBeInTheDocument();
});

test.each([
  [1280, 720],
  [1920, 1080],
  [768, 1024],
] as const)(
  'LOOK-03 LOOK-04 at %i × %i neither header nor notice lies on the lamp',
  async (...size) => {
    await open({ user: HOST, demo: true, size });
    const notice = page.getByText('The free games work.');
    await expect.element(notice).toBeVisible();
    const lamp = document.querySelector('[fill="url(#lamp-shade)"]');
    if (!lamp) throw new Error('There is a lamp');
    for (const part of [header.element(), notice.element()]) {
      const [low, high] = [part.getBoundingClientRect(), lamp.getBoundingClientRect()];
      const isClear = low.bottom <= high.top || low.right <= high.left;
      expect(isClear).toBe(true);
    }
  },
);

test('LOOK-10 where the system gives the colours a card has an edge and no print', async () => {
  await open();
  const card = link('Trivia')
    .or(page.getByRole('link', { name: /^Trivia/u }))
    .first();
  await expect.element(card).toBeVisible();
  const wish = async (value: string): Promise<void> => {
    const features = [{ name: 'forced-colors', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  onTestFinished(() => wish(''));
  const shown = () => {
    const print = card.element().querySelector('.card-print');
    return [getComputedStyle(card.element()).borderWidth, print?.checkVisibility()];
  };
  expect(shown()).toEqual(['0px', true]);
  await wish('active');
  await expect.poll(shown).toEqual(['1px', false]);
});

test('WHAT-13 in demo mode it says what is missing, and that the free games work', async () => {
  await open({ demo: true });
  await expect
    .element(
      page.getByText(
        'Demo mode. Accounts and games written for your topic are not available here. The free games work.',
      ),
    )
    .toBeVisible();
});
