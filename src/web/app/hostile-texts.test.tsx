// Texts that are programs elsewhere are texts in every place that shows one, also where no server has cleaned
// them: what is typed, kept in this browser, imported, printed, or answered by a server gone bad.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bankCoverage, deck, run, savedRun } from '#tests/support/web/decks.ts';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { openTable } from '#tests/support/web/open-table.tsx';
import { ownDeck } from '#tests/support/web/own-deck.ts';
import { failing } from '#tests/support/web/server-answers.ts';
import { summary } from '#tests/support/web/summaries.ts';
import { existingDeckState } from '#web/platform/match/existing-deck.ts';
import { AccountScreen } from '#web/features/accounts/own-account/account-screen.tsx';
import { CreditsScreen } from '#web/features/billing/statement/credits-screen.tsx';
import styles from '#web/features/editor/cards/printed-cards.module.css';
import { DeckScreen } from '#web/features/editor/deck-screen.tsx';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { LibraryScreen } from '#web/features/library/library-screen.tsx';
import { OutboxScreen } from '#web/features/outbox/outbox-screen.tsx';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { SharedScreen } from '#web/features/library/shared/shared-screen.tsx';

const EVIL = '<img src=x onerror="window.broken=1"><b>{{7*7}}&amp;';
/** As much as a team's name and a card's category hold. */
const EVIL_NAME = '<img src=x:y:z>';
const EVIL_HOST = { uid: 'host-1', email: `${EVIL}@example.org`, displayName: EVIL };
const EVIL_CARD = {
  id: 'evil',
  question: EVIL,
  hint: EVIL,
  answer: EVIL,
  explanation: EVIL,
  category: EVIL_NAME,
  type: 'trivia',
};

const EVIL_DECK = deck({
  title: EVIL,
  topic: EVIL,
  description: EVIL,
  tags: [EVIL],
  cards: [EVIL_CARD],
  previewCards: [EVIL_CARD],
});

beforeEach(() => {
  Reflect.deleteProperty(window, 'broken');
});

/** Nothing on the page came of the text but itself. */
function expectOnlyText(): void {
  expect('broken' in window).toBe(false);
  const app = document.body;
  const made = app.querySelectorAll('[onerror], [onload], img[src="x"], img[src="x:y:z"]');
  expect([...made].map(({ outerHTML }) => outerHTML)).toEqual([]);
  const links = [...app.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => /^\s*(javascript|data|vbscript):/iu.test(href))).toEqual([]);
}

/** The text stands there, letter by letter, in the page's text or in a field. */
async function expectShown(text = EVIL): Promise<void> {
  const shown = (): boolean =>
    document.body.textContent.includes(text) ||
    [...document.querySelectorAll('input, textarea')].some(
      (field) =>
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value.includes(text),
    );
  await expect.poll(shown).toBe(true);
  expectOnlyText();
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a card, its label, a team’s name and the notes at the table', async () => {
  await openTable({ cards: [EVIL_CARD], topic: EVIL }, [
    { type: 'RENAME_TEAM', team: 'A', name: EVIL_NAME },
    { type: 'UPDATE_NOTES', notes: EVIL },
  ]);
  await press('Show Hint');
  await press('Show Answer');
  await expectShown();
  await expect.element(page.getByLabelText('Name of Team A')).toHaveValue(EVIL_NAME);
  await press('End Game');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expectOnlyText();
});

test('forbidden words of a secret card, among the skipped cards too', async () => {
  const secret = { ...EVIL_CARD, type: 'secret-prompt', hint: `${EVIL}, ${EVIL}` };
  await openTable({
    cards: [secret, { ...secret, id: 'second' }],
    category: 'secret-prompt',
  });
  await press('Skip');
  await expect.element(page.getByText('Card 1 of 1')).toBeVisible();
  expectOnlyText();
});

test('a host’s name and address on home', async () => {
  await openApp('/', <HomeScreen />, { user: EVIL_HOST });
  await expect.element(page.getByText('Welcome back')).toBeVisible();
  expectOnlyText();
});

test('titles, topics, tags and the deck under way in My Games', async () => {
  await openApp('/users', <LibraryScreen />, {
    user: EVIL_HOST,
    answers: {
      'GET /api/generations': { runs: [run({ topic: EVIL, newest: EVIL })] },
      'GET /api/games': {
        games: [summary(1, { topic: EVIL, title: EVIL, tags: [EVIL], category: EVIL })],
        total: 1,
      },
    },
  });
  await expect.element(page.getByRole('list', { name: 'Games', exact: true })).toBeVisible();
  await expectShown();
});

test('cards in the editor and on paper', async () => {
  await openApp('/decks/deck-1', <DeckScreen />, {
    path: '/decks/:id',
    user: HOST,
    answers: { 'GET /api/games/:id': ownDeck({ title: EVIL, topic: EVIL, cards: [EVIL_CARD] }) },
  });
  await expect.element(page.getByLabelText('Question', { exact: true })).toHaveValue(EVIL);
  const paper = document.querySelector(`.${styles['printed']}`);
  // The deck's title, and question, hint, answer and explanation of its card.
  expect(paper?.textContent.split(EVIL)).toHaveLength(6);
  await expectShown();
});

test('what is about to be imported, and the lines that can’t be', async () => {
  await openApp('/decks/deck-1', <DeckScreen />, {
    path: '/decks/:id',
    user: HOST,
    answers: {
      'GET /api/games/:id': ownDeck(),
      'PUT /api/games/:id/deck': { id: 'deck-1', version: 8 },
    },
  });
  await press('Import');
  const lines = `${EVIL} | ${EVIL}\n | ${EVIL}`;
  await page.getByRole('dialog').getByLabelText('Or paste it here').fill(lines);
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/can be taken/);
  expectOnlyText();
  await page.getByRole('button', { name: /^Add / }).click();
  await expectShown();
});

test('a topic and instructions that are typed, and what the server says to them', async () => {
  await openApp('/setup', <SetupScreen />, {
    state: { category: { id: 'trivia' } },
    user: HOST,
    answers: {
      'GET /api/bank': bankCoverage({ nearTopics: [EVIL] }),
      'POST /api/generations': failing('topic-blocked', 422, { topic: EVIL }),
    },
  });
  await page.getByLabelText('Topic', { exact: true }).fill('Lighthouses');
  await page.getByLabelText('Custom instructions (optional)').fill(EVIL);
  await expectShown();
  await page.getByLabelText('Custom instructions (optional)').fill('');
  await press('Generate my Game');
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent(EVIL);
  expectOnlyText();
});

test('a saved deck before it is played', async () => {
  await openApp('/setup', <SetupScreen />, {
    state: existingDeckState({ ...EVIL_DECK, gameType: 'trivia' }),
    user: HOST,
    answers: { 'GET /api/games/:id': EVIL_DECK },
  });
  await expectShown();
});

test('a deck while it is written, and the cards to look at once it is ready', async () => {
  await openApp('/setup', <SetupScreen />, {
    state: { category: { id: 'trivia' } },
    user: HOST,
    answers: {
      'GET /api/bank': bankCoverage(),
      'POST /api/generations': run({ topic: EVIL }),
      'GET /api/generations': { runs: [run({ topic: EVIL })] },
      'GET /api/generations/:id': run({ topic: EVIL }),
      'GET /api/games/:id': EVIL_DECK,
    },
  });
  await page.getByLabelText('Topic', { exact: true }).fill('Lighthouses');
  await press('Generate my Game');
  await expectShown();
  sendNews({ type: 'run', run: run({ topic: EVIL, newest: EVIL, written: 1 }) });
  await expectShown();
  sendNews({ type: 'run', run: savedRun({ topic: EVIL }) });
  await expect.element(page.getByRole('dialog', { name: 'Preview Cards' })).toBeVisible();
  await expectShown();
});

test('a deck that somebody shared', async () => {
  await openApp('/shared/to-ken', <SharedScreen />, {
    path: '/shared/:token',
    answers: {
      'GET /api/shared/:token': {
        title: EVIL,
        gameType: 'trivia',
        category: EVIL,
        timerSeconds: 45,
        teamCount: 3,
        cards: [EVIL_CARD],
      },
    },
  });
  await expectShown();
});

test('an account’s address and its devices', async () => {
  await openApp('/account', <AccountScreen />, {
    user: EVIL_HOST,
    answers: {
      'GET /api/account': {
        user: EVIL_HOST,
        hasPassword: true,
        google: false,
        pendingEmail: `${EVIL}@example.org`,
      },
      'GET /api/account/devices': {
        devices: [{ id: 'd', name: EVIL, createdAt: 0, lastSeenAt: 0, current: true }],
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await expectShown();
});

test('a mail in the outbox, whose links open nothing but this app', async () => {
  await openApp('/outbox', <OutboxScreen />, {
    answers: {
      'GET /api/outbox': {
        mails: [
          {
            id: 'mail-1',
            to: EVIL,
            subject: EVIL,
            sentAt: 0,
            text: `${EVIL}\njavascript:window.broken=1\nhttp://evil.example/x`,
          },
        ],
      },
    },
  });
  await expect.element(page.getByRole('listitem')).toBeVisible();
  await expectShown();
  const links = page.getByRole('listitem').getByRole('link').elements();
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\//u);
});

test('what credits were spent on', async () => {
  const entry = {
    id: '7',
    kind: 'generation',
    amount: -2,
    balanceAfter: 24,
    createdAt: 0,
  } as const;
  await openApp('/credits', <CreditsScreen />, {
    user: HOST,
    answers: { 'GET /api/credits/entries': { entries: [{ ...entry, about: EVIL }], total: 1 } },
  });
  await expectShown();
});
