import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { failing, later, type Answers } from '#tests/support/web/server-answers.ts';
import { CreditsScreen } from './credits-screen.tsx';

const AT = Date.UTC(2026, 10, 21, 20, 15);

const ENTRIES = [
  { id: '7', kind: 'generation', amount: -2, balanceAfter: 24, about: 'Space', createdAt: AT },
  { id: '6', kind: 'purchase', amount: 25, balanceAfter: 26, about: 'Starter', createdAt: AT },
  { id: '5', kind: 'refund', amount: -25, balanceAfter: 1, about: 'Starter', createdAt: AT },
  { id: '4', kind: 'grant', amount: 1, balanceAfter: 26, about: null, createdAt: AT },
  { id: '3', kind: 'generation', amount: -1, balanceAfter: 25, about: null, createdAt: AT },
  { id: '2', kind: 'purchase', amount: 25, balanceAfter: 26, about: null, createdAt: AT },
  { id: '1', kind: 'refund', amount: -25, balanceAfter: 1, about: null, createdAt: AT },
  { id: '0', kind: 'first-credit', amount: 1, balanceAfter: 1, about: null, createdAt: AT },
] as const;

const STATEMENT = { entries: [...ENTRIES], total: ENTRIES.length };

const rows = page.getByRole('table', { name: 'Your statement, newest first' }).getByRole('row');

function open(answers: Answers = {}) {
  const known = { 'GET /api/credits/entries': STATEMENT, ...answers };
  return openApp('/credits', <CreditsScreen />, { user: HOST, credits: 24, answers: known });
}

function cellsOf(row: Locator): (string | null)[] {
  return [...row.element().querySelectorAll('td, th')].map(({ textContent }) => textContent);
}

test('a session that has ended meanwhile: the statement asks to sign in', async () => {
  let isOver = false;
  await open({
    'GET /api/session': () => (isOver ? { user: null, credits: 0 } : { user: HOST, credits: 24 }),
    'GET /api/credits/entries': () => {
      isOver = true;
      return failing('unauthenticated', 401);
    },
  });
  await expect.element(page.getByText('Please sign in to see your credits.')).toBeVisible();
});

describe('the statement', () => {
  test('on a phone a day and an hour stay in one line each, and nothing is out of sight', async () => {
    const about =
      'Inventions that changed how people cook, eat and meet, from fire to the microwave';
    const entries = [{ ...ENTRIES[0], amount: -2, balanceAfter: 1234, about }];
    await openApp('/credits', <CreditsScreen />, {
      user: HOST,
      answers: { 'GET /api/credits/entries': { entries, total: 1 } },
      size: [390, 844],
    });
    await expect.element(rows.nth(1)).toBeVisible();
    const lines = [...rows.nth(1).element().querySelectorAll('time span')];
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nov \d\d, 2026,$/),
      expect.stringMatching(/^\d+:15\s[AP]M$/),
    ]);
    for (const line of lines) expect(line.getBoundingClientRect().height).toBeLessThan(30);
    const table = page.getByRole('table').element();
    expect(table.scrollWidth).toBeLessThanOrEqual(390);
    expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  });

  test('says what came and went, what for, and what was left', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your credits');
    await expect.element(page.getByText('Balance:')).toHaveTextContent('Balance: 24 credits');
    await expect.element(rows.nth(8)).toBeVisible();
    expect(cellsOf(rows.nth(0))).toEqual(['When', 'What', 'Credits', 'Balance']);
    expect(
      rows
        .elements()
        .slice(1)
        .map((row) => [...row.querySelectorAll('th, td')].slice(1).map((cell) => cell.textContent)),
    ).toEqual([
      ['Deck: Space', '−2', '24'],
      ['Credit pack: Starter', '+25', '26'],
      ['Refund: Starter', '−25', '1'],
      ['A present from Riffle', '+1', '26'],
      ['Deck', '−1', '25'],
      ['Credit pack', '+25', '26'],
      ['Refund', '−25', '1'],
      ['Welcome: your first credit', '+1', '1'],
    ]);
    const when = rows.nth(1).element().querySelector('time');
    expect(when?.dateTime).toBe('2026-11-21T20:15:00.000Z');
    expect(when?.textContent).toBe(
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(AT),
    );
    // What came is told by its colour as well as its sign.
    expect(rows.nth(2).element().querySelectorAll('.text-good')).toHaveLength(1);
    expect(rows.nth(1).element().querySelectorAll('.text-good')).toHaveLength(0);
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  test('goes from page to page', async () => {
    const app = await open({
      'GET /api/credits/entries': ({ query }) => ({
        entries: [{ ...ENTRIES[0], about: `Page ${query['page']}` }],
        total: 41,
      }),
    });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const newer = pages.getByRole('button', { name: 'Newer' });
    const older = pages.getByRole('button', { name: 'Older' });
    await expect.element(pages.getByRole('status')).toHaveTextContent('Page 1 of 3');
    await expect.element(newer).toBeDisabled();
    await older.click();
    await expect.element(rows.nth(1)).toHaveTextContent('Deck: Page 2');
    await expect.element(newer).toBeEnabled();
    await expect.element(older).toBeEnabled();
    await older.click();
    await expect.element(rows.nth(1)).toHaveTextContent('Deck: Page 3');
    await expect.element(pages.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await expect.element(older).toBeDisabled();
    await newer.click();
    await expect.element(rows.nth(1)).toHaveTextContent('Deck: Page 2');
    expect(app.sent('GET /api/credits/entries').map(({ query }) => query)).toEqual([
      { page: '1' },
      { page: '2' },
      { page: '3' },
      { page: '2' },
    ]);
  });

  test('DATA-16 a page that can’t be had is said, and the one that stays is called by its own number', async () => {
    const pageOf = ({ query }: { readonly query: Readonly<Record<string, string>> }) => ({
      entries: [{ ...ENTRIES[0], about: `Page ${query['page']}` }],
      total: 41,
    });
    const app = await open({ 'GET /api/credits/entries': pageOf });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect.element(pages.getByRole('status')).toHaveTextContent('Page 1 of 3');
    app.answer({ 'GET /api/credits/entries': failing('internal', 500) });
    await pages.getByRole('button', { name: 'Older' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your statement could not be loaded.');
    await expect.element(rows.nth(1)).toHaveTextContent('Deck: Page 1');
    await expect.element(pages.getByRole('status')).toHaveTextContent('Page 1 of 3');
    app.answer({ 'GET /api/credits/entries': pageOf });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(rows.nth(1)).toHaveTextContent('Deck: Page 2');
    await expect.element(pages.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('DATA-16 a change of the balance is in it at once', async () => {
    const app = await open();
    await expect.element(rows.nth(8)).toBeVisible();
    const [newest] = ENTRIES;
    app.answer({
      'GET /api/credits/entries': {
        entries: [{ ...newest, id: '8', about: 'Whales' }, ...ENTRIES],
        total: 9,
      },
    });
    sendNews({ type: 'balance', credits: 22 });
    await expect.element(rows.nth(1)).toHaveTextContent('Deck: Whales');
    await expect.element(page.getByText('Balance:')).toHaveTextContent('Balance: 22 credits');
  });

  test('that is empty says so', async () => {
    await open({ 'GET /api/credits/entries': { entries: [], total: 0 } });
    await expect.element(page.getByText('Nothing has come or gone yet.')).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  test('that can’t be had says so and is asked for again', async () => {
    const app = await open({ 'GET /api/credits/entries': failing('internal', 500) });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your statement could not be loaded.');
    const statement = later<typeof STATEMENT>();
    app.answer({ 'GET /api/credits/entries': () => statement.promise });
    await page.getByRole('button', { name: 'Retry' }).click();
    statement.resolve(STATEMENT);
    await expect.element(rows.nth(8)).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('CREDIT-01 is one press from more credits', async () => {
    const statement = later<typeof STATEMENT>();
    await open({ 'GET /api/credits/entries': () => statement.promise });
    await expect.element(page.getByText('Loading your statement…')).toBeVisible();
    await page.getByRole('button', { name: 'Get More Credits' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
  });
});

describe('without a session', () => {
  test('a visitor is asked to sign in', async () => {
    await openApp('/credits', <CreditsScreen />);
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Please' }))
      .toHaveTextContent('Please sign in to see your credits.');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByLabelText('Email')).toBeVisible();
  });

  test('one that is still looked for shows a spinner', async () => {
    const session = later<{ user: null; credits: number }>();
    await openApp('/credits', <CreditsScreen />, {
      answers: { 'GET /api/session': () => session.promise },
    });
    await expect.element(page.getByText('Loading your credits…')).toBeVisible();
    session.resolve({ user: null, credits: 0 });
    await expect.element(page.getByText('Loading your credits…')).not.toBeInTheDocument();
  });

  test('WHAT-13 in demo mode it is said why there is none', async () => {
    await openApp('/credits', <CreditsScreen />, { demo: true });
    await expect
      .element(
        page.getByText(
          'Accounts and games written for your topic are not available here. The free games work.',
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Sign In', exact: true }))
      .not.toBeInTheDocument();
  });
});
