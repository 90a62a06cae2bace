// Every screen in the pseudo-locale on a phone: sentences two fifths longer break nothing, and one that stands in the
// code instead of `locales` is seen by its plain letters.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import type { SharedDeck } from '#contract/own-decks.ts';
import type { RoomDoor } from '#contract/rooms.ts';
import { accountText } from '#sentences/accounts.ts';
import { homeText } from '#sentences/home.ts';
import { tableText } from '#sentences/table.ts';
import { speak } from '#locales/catalog.ts';
import { pseudoLanguage } from '#locales/pseudo.ts';
import { run } from '#tests/support/web/decks.ts';
import { openApp, type Visit } from '#tests/support/web/open-app.tsx';
import { DOOR, openPhone, openRemote, tell } from '#tests/support/web/open-phone.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';
import { ownDeck } from '#tests/support/web/own-deck.ts';
import { summary } from '#tests/support/web/summaries.ts';
import { unreadableNow } from '#tests/support/unreadable.ts';
import { CancelDeletionScreen } from '#web/features/accounts/deletion/cancel-deletion-screen.tsx';
import { DataDeletionScreen } from '#web/features/accounts/deletion/data-deletion-screen.tsx';
import { AccountScreen } from '#web/features/accounts/own-account/account-screen.tsx';
import { ResetPasswordScreen } from '#web/features/accounts/reset-password/reset-password-screen.tsx';
import { VerifyEmailScreen } from '#web/features/accounts/verify-email/verify-email-screen.tsx';
import { CreditsScreen } from '#web/features/billing/statement/credits-screen.tsx';
import { DeckScreen } from '#web/features/editor/deck-screen.tsx';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { PrivacyScreen } from '#web/features/legal/privacy/privacy-screen.tsx';
import { TermsScreen } from '#web/features/legal/terms/terms-screen.tsx';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';
import { SharedScreen } from '#web/features/library/shared/shared-screen.tsx';
import { JoinScreen } from '#web/features/phone/join-screen.tsx';
import { RoomScreen } from '#web/features/phone/room-screen.tsx';
import { OutboxScreen } from '#web/features/outbox/outbox-screen.tsx';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { SupportScreen } from '#web/features/support/support-screen.tsx';

const PHONE = [390, 844] as const;

beforeEach(() => speak(pseudoLanguage));
afterEach(() => speak(undefined));

interface Case {
  readonly name: string;
  readonly address: string;
  readonly screen: ReactNode;
  readonly visit?: Visit;
  /** What is read of the server's answer: the screen is whole when it stands there. */
  readonly shows?: string;
}

const SHARED: SharedDeck = {
  title: '15',
  gameType: 'social',
  category: '15',
  timerSeconds: 45,
  teamCount: 3,
  cards: [{ id: '1', question: '17?', hint: '', answer: '17', category: '15', type: 'social' }],
};
const CARD = { id: '1', question: '17?', hint: '1, 2', answer: '17', category: '', type: 'trivia' };
const DEVICE = { id: 'd-1', name: '12', createdAt: 0, lastSeenAt: 0, current: true };
const ENTRY = { amount: -2, balanceAfter: 24, about: null, createdAt: 0 } as const;
const ENTRIES = (['generation', 'purchase', 'refund', 'grant', 'first-credit'] as const).map(
  (kind, at) => ({ ...ENTRY, id: String(at), kind }),
);
const MAIL = { id: 'm', to: '1@2.34', subject: '12', sentAt: 0, text: '12' };
/** What hosts wrote is in figures here: letters are Riffle's own. */
const GUEST = { uid: 'host-1', email: '1@2.34', displayName: null };
const OWN = ownDeck({
  title: '15',
  topic: '15',
  cards: [
    { id: 'a', category: '', type: 'trivia', question: '17?', hint: '1', answer: '17' },
    { id: 'b', category: '', type: 'trivia', question: '18?', hint: '', answer: '18' },
  ],
});
const GAMES = {
  games: [1, 2].map((number) =>
    summary(number, { title: `${number}`, topic: `${number}`, category: '15' }),
  ),
  total: 30,
};
const RUNS = { runs: [run({ topic: '15', newest: '17?' })] };

const UNNAMED: RoomDoor['teams'] = [
  { id: 'A', name: '' },
  { id: 'B', name: '' },
];

const SCREENS: readonly Case[] = [
  { name: 'home', address: '/', screen: <HomeScreen /> },
  { name: 'home, signed in', address: '/', screen: <HomeScreen />, visit: { user: GUEST } },
  { name: 'home without a server', address: '/', screen: <HomeScreen />, visit: { demo: true } },
  ...(['trivia', 'drinking', 'secret-prompt', 'free'] as const).map((category) => ({
    name: `the set-up of ${category}`,
    address: `/setup/${category}`,
    screen: <SetupScreen />,
    visit: {
      user: GUEST,
      path: '/setup/:category',
      answers: { 'GET /api/generations': { runs: [] } },
    },
  })),
  {
    name: 'a saved deck',
    address: '/setup?deck=deck-1',
    shows: '15',
    screen: <SetupScreen />,
    visit: {
      user: GUEST,
      answers: { 'GET /api/games/:id': OWN, 'GET /api/generations': { runs: [] } },
    },
  },
  {
    name: 'My Games',
    address: '/users',
    shows: '15',
    screen: <LibraryScreen />,
    visit: { user: GUEST, answers: { 'GET /api/games': GAMES, 'GET /api/generations': RUNS } },
  },
  {
    name: 'My Games with nothing in it',
    address: '/users',
    screen: <LibraryScreen />,
    visit: {
      user: GUEST,
      answers: { 'GET /api/games': { games: [], total: 0 }, 'GET /api/generations': { runs: [] } },
    },
  },
  { name: 'My Games, signed out', address: '/users', screen: <LibraryScreen /> },
  {
    name: 'the editor',
    address: '/decks/deck-1',
    shows: '/ 120',
    screen: <DeckScreen />,
    visit: { user: GUEST, path: '/decks/:id', answers: { 'GET /api/games/:id': OWN } },
  },
  {
    name: 'a shared deck',
    address: '/shared/t',
    shows: '15',
    screen: <SharedScreen />,
    visit: { path: '/shared/:token', answers: { 'GET /api/shared/:token': SHARED } },
  },
  {
    name: 'the account',
    address: '/account',
    shows: '5@6.78',
    screen: <AccountScreen />,
    visit: {
      user: GUEST,
      answers: {
        'GET /api/account': {
          user: GUEST,
          hasPassword: true,
          google: true,
          pendingEmail: '5@6.78',
        },
        'GET /api/account/devices': { devices: [DEVICE, { ...DEVICE, id: 'd', current: false }] },
      },
    },
  },
  {
    name: 'the statement',
    address: '/credits',
    shows: '24',
    screen: <CreditsScreen />,
    visit: { user: GUEST, answers: { 'GET /api/credits/entries': { entries: ENTRIES, total: 5 } } },
  },
  { name: 'help', address: '/support', screen: <SupportScreen /> },
  { name: 'privacy', address: '/privacy', screen: <PrivacyScreen /> },
  { name: 'terms', address: '/terms', screen: <TermsScreen /> },
  { name: 'deletion', address: '/data-deletion', screen: <DataDeletionScreen /> },
  {
    name: 'deletion taken back',
    address: '/cancel-deletion?code=1',
    screen: <CancelDeletionScreen />,
  },
  {
    name: 'a verification without a code',
    address: '/verify-email',
    screen: <VerifyEmailScreen />,
  },
  {
    name: 'a new password',
    address: '/reset-password?oobCode=1',
    shows: '1@2.34',
    screen: <ResetPasswordScreen />,
    visit: { answers: { 'POST /api/auth/reset-code': { email: '1@2.34' } } },
  },
  { name: 'joining a room', address: '/join', screen: <JoinScreen /> },
  {
    name: 'the door of a room',
    address: '/join/BCDFG',
    shows: '15',
    screen: <RoomScreen />,
    visit: {
      path: '/join/:code',
      answers: {
        'GET /api/rooms/:code': { ...DOOR, topic: '15', teams: UNNAMED, joining: 'ask' },
      },
    },
  },
  {
    name: 'the outbox',
    address: '/outbox',
    shows: '12',
    screen: <OutboxScreen />,
    visit: { answers: { 'GET /api/outbox': { mails: [MAIL] } } },
  },
];

/** Texts and names that are read and have none of the pseudo-locale's letters. */
function plainTexts(): readonly string[] {
  const read = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node instanceof Text && element.checkVisibility())
      .map((node) => node.textContent ?? ''),
    ...['aria-label', 'title', 'placeholder', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ]);
  return read.filter((text) => /[a-z]{3}/u.test(text) && !/[áëïöüçñšý]/iu.test(text));
}

/** Names, of packs too, that are the same in every language. */
const NAMES =
  /^(?:Riffle|riffle:[\w-]+|English|Pseudo|Google|Starter|Value|Party|Plus|[\w.-]+@[\w.-]+|https?:.*)$/u;

async function expectWhole(): Promise<void> {
  await document.fonts.ready;
  await expect.poll(unreadableNow).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0]);
  expect(plainTexts().filter((text) => !NAMES.test(text.trim()))).toEqual([]);
}

describe('on a phone nothing breaks where sentences are longer', () => {
  test.each(SCREENS)('$name', async ({ address, screen, visit, shows = '' }) => {
    await openApp(address, screen, { ...visit, size: PHONE });
    await expect.poll(() => document.body.innerText).toContain(shows);
    await expectWhole();
  });

  test.each(['trivia', 'drinking', 'secret-prompt'] as const)(
    'the table of %s',
    async (category) => {
      await openTable({ cards: [CARD, { ...CARD, id: '2' }], category, topic: '15' }, [], {
        size: PHONE,
      });
      await expectWhole();
    },
  );

  const openHome = (visit: Visit) => openApp('/', <HomeScreen />, { ...visit, size: PHONE });
  const openTrivia = () =>
    openTable({ topic: '15', cards: [CARD, { ...CARD, id: '2' }] }, [], { size: PHONE });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const expectDialog = async () => {
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectWhole();
  };

  test('the dialogs of signing in and up', async () => {
    await openHome({});
    await press(homeText.signIn);
    await expectDialog();
    await press(accountText.mode['sign-in'].link);
    await expectDialog();
  });

  test('the packs of credits', async () => {
    await openHome({ user: GUEST });
    await press(homeText.balance({ credits: 10 }));
    await expectDialog();
  });

  test('hint, answer, keys and the end of a game', async () => {
    await openTrivia();
    await userEvent.keyboard('h');
    await userEvent.keyboard('a');
    await expectWhole();
    await userEvent.keyboard('?');
    await expectDialog();
    await userEvent.keyboard('{Escape}');
    await press(tableText.ways.end);
    await expectDialog();
  });

  test('a phone in a room', async () => {
    const teams = UNNAMED.map((team) => ({ ...team, points: 20, seats: 1 }));
    const table = { topic: '15', teams };
    const you = { name: '12' };
    const card = { question: '17?', hint: '1' };
    await openPhone({ card: null, table: { ...table, isLobby: true }, you });
    await page.viewport(...PHONE);
    await expectWhole();
    for (const play of ['answer', 'vote', 'list', 'buzzer', 'secret'] as const) {
      tell({ card: { ...card, key: play, play }, table, you });
      // oxlint-disable-next-line no-await-in-loop -- one after another lies on the table
      await expectWhole();
    }
    const result = { answer: '18', explanation: '19', votes: [] };
    tell({ card: { ...card, result }, table, you: { ...you, mark: 'wrong', text: '1' } });
    await expectWhole();
    tell({ card: null, table: { ...table, isOver: true }, you });
    await expectWhole();
  });

  test('a phone that is a remote', async () => {
    const teams = UNNAMED.map((team) => ({ ...team, points: 20, seats: 1 }));
    await openRemote({ card: { question: '17?' }, table: { topic: '15', teams } });
    await page.viewport(...PHONE);
    await expectWhole();
  });

  test('the footer leads to each language, while there is more than one', async () => {
    await openHome({});
    const links = page.getByRole('navigation', { name: homeText.language }).getByRole('link');
    await expect
      .poll(() => links.elements().map((link) => link.getAttribute('href')))
      .toEqual(['?lang=en', '?lang=en-XA']);
  });
});
