// A room in real browsers: the screen's page, and phones that are browsers of their own. All come by a name that is
// not this machine's own and by plain http, as phones at home do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchOfJourneys } from '../../scripts/chromium.ts';
import { expect, newAddress, test as base } from './browser.ts';
import { PASSWORD } from './caller.ts';
import { freePort } from './free-port.ts';
import { PRESS_MS } from './patience.ts';
import { startRiffle, type RiffleProcess } from './riffle-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A server that phones can reach. */
export interface LanServer {
  readonly url: string;
  readonly port: number;
  /** SIGKILL: nothing is tidied up. */
  kill(): Promise<void>;
  /** On the same data and port. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Somebody with a phone. */
export interface Seat {
  readonly name: string;
  readonly team: 'A' | 'B';
  readonly page: Page;
}

interface NewSeat {
  readonly name: string;
  readonly team: 'A' | 'B';
  /** Types the code instead of opening the address. */
  readonly types?: boolean;
}

interface Fixtures {
  readonly server: LanServer;
  /** A browser of its own, which has not been in a room. */
  readonly newPhone: (how?: NewPhone) => Promise<Page>;
  /** A line to the server that can be cut: a browser that is offline keeps the streams it has. */
  readonly newLine: () => Promise<TcpProxy>;
}

interface NewPhone {
  readonly width?: number;
  readonly height?: number;
  readonly line?: TcpProxy;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  server: async ({}, use) => {
    const server = await startLanServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  newPhone: async ({ browser, baseURL }, use) => {
    const complaints: string[] = [];
    await use(async ({ width = 390, height = 844, line } = {}) => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(line && { proxy: { server: `http://127.0.0.1:${line.port}` } }),
        viewport: { width, height },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints, 'no phone threw').toEqual([]);
  },
  newLine: async ({ server }, use) => {
    const lines: TcpProxy[] = [];
    await use(async () => {
      const line = await startTcpProxy({ host: '127.0.0.1', port: server.port });
      lines.push(line);
      return line;
    });
    await Promise.all(lines.map((line) => line.stop()));
  },
});

/** For `test.use`: the name at which phones find the server. */
export const LAN_NAME = {
  launchOptions: launchOfJourneys('--host-resolver-rules=MAP lan.test 127.0.0.1'),
};

/** `publicPort` is that of a proxy in front of it. */
export async function startLanServer(
  publicPort?: number,
): Promise<LanServer & { readonly port: number; readonly stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://lan.test:${publicPort ?? port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url, ALLOW_OUTBOX: 'true', RATE_LIMITS: 'on' };
  let riffle: RiffleProcess = await startRiffle(settings);
  return {
    url,
    port,
    kill: () => riffle.kill(),
    startAgain: async () => {
      riffle = await startRiffle({ ...settings, DATA_DIR: riffle.dataDir });
    },
    stop: async () => void (await riffle.stop()),
  };
}

/** Asks the server from the page, as its own script does. */
export function askFrom(
  page: Page,
  path: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
): Promise<{ readonly status: number; readonly answer: Record<string, unknown> }> {
  return page.evaluate(
    async ([to, how, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const init = sent === undefined ? {} : { body: JSON.stringify(sent), headers };
      const response = await fetch(to, { method: how, ...init });
      return { status: response.status, answer: await response.json() };
    },
    [path, method, body] as const,
  );
}

/** A host who is signed in and at home. */
export async function signInFrom(page: Page): Promise<void> {
  await page.goto('/');
  const email = newAddress();
  const post = async (path: string, body: Readonly<Record<string, string>>): Promise<void> => {
    expect((await askFrom(page, `/api/auth/${path}`, { method: 'POST', body })).status).toBe(200);
  };
  const signUp = { method: 'POST', body: { email, password: PASSWORD } };
  expect((await askFrom(page, '/api/auth/sign-up', signUp)).status).toBeLessThan(300);
  const { mails } = (await askFrom(page, '/api/outbox')).answer as {
    mails: { to: string; text: string }[];
  };
  const mail = mails.find(({ to }) => to.includes(email));
  await post('verify-email', { oobCode: /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' });
  await post('sign-in', { email, password: PASSWORD });
  await page.reload();
  await expect(page.getByText('Welcome back')).toBeVisible();
}

/** Opens a room with the match on the table; answers with its code and leaves the dialog open. */
export async function openRoom(screen: Page): Promise<string> {
  await screen.getByRole('button', { name: 'Phones', exact: true }).click();
  await screen.getByRole('button', { name: 'Open a Room' }).click();
  const title = screen.getByRole('dialog').getByRole('heading', { name: /^Room [A-Z]{5}$/ });
  await expect(title).toBeVisible();
  return (await title.innerText()).slice('Room '.length);
}

/** Everybody comes: by the code, or by the address that the picture holds. */
export async function seat(page: Page, code: string, who: NewSeat): Promise<Seat> {
  const { name, team } = who;
  if (who.types === true) {
    await page.goto('/join');
    // Case and spaces don't count.
    await page.getByLabel('Room code').fill(` ${code.toLowerCase()}`);
    await page.getByRole('button', { name: 'Go' }).click();
  } else await page.goto(`/join/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: `Team ${team}` }).check();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  return { name, team, page };
}

/** No seat has a time limit: no test depends on how fast this machine is. */
export async function liftTimeLimits(screen: Page, code: string): Promise<void> {
  const news = await askFrom(screen, `/api/rooms/${code}/news?as=screen&since=`);
  const { players } = (news.answer as { view: { players: { id: string }[] } }).view;
  for (const { id } of players) {
    const path = `/api/rooms/${code}/players/${id}`;
    const { status } = await askFrom(screen, path, { method: 'PATCH', body: { stretch: 0 } });
    expect(status).toBe(200);
  }
}

/** Types an answer and sends it; the server has it. */
export async function answer({ page }: Seat, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Sent\./ })).toBeVisible();
}

/** What everybody must show. */
export interface Standing {
  /** As 'Card 3 of 30'. */
  readonly card: string;
  /** Of the teams on the screen; none where nobody wins. */
  readonly teams?: Readonly<Partial<Record<'A' | 'B', number>>>;
  /** Of each player, on its phone. */
  readonly own?: Readonly<Record<string, number>>;
}

/** Waits until the screen and all phones show the same; answers with the milliseconds that took. */
export async function agree(
  screen: Page,
  seats: readonly Seat[],
  { card, teams = {}, own = {} }: Standing,
): Promise<number> {
  const start = performance.now();
  const onScreen = async (): Promise<void> => {
    await expect(screen.getByText(card, { exact: true })).toBeVisible();
    for (const [team, points] of Object.entries(teams)) await expectTotal(screen, team, points);
    await expect(screen.getByText('Phones: connecting again…')).toHaveCount(0);
  };
  const onPhone = async ({ page, name }: Seat): Promise<void> => {
    await expect(page.getByRole('main').getByText(card).first()).toBeVisible();
    const points = own[name];
    if (points !== undefined) {
      await expect(page.getByRole('banner')).toContainText(`${points} points`);
    }
    await expect(page.getByText('Connecting again…')).toHaveCount(0);
  };
  await Promise.all([onScreen(), ...seats.map(onPhone)]);
  return performance.now() - start;
}

async function expectTotal(screen: Page, team: string, points: number): Promise<void> {
  const row = screen
    .getByRole('listitem')
    .filter({ has: screen.getByLabel(`Name of Team ${team}`) });
  await expect(row).toContainText(`${points} points`);
}

/** Turns the card; a press while a card still turns is made again. */
export async function turnTo(screen: Page, card: string): Promise<void> {
  const next = screen.getByRole('button', { name: 'Next', exact: true });
  await expect(async () => {
    if (!(await screen.getByText(card, { exact: true }).isVisible())) await next.click();
    await expect(screen.getByText(card, { exact: true })).toBeVisible({ timeout: PRESS_MS });
  }).toPass();
}

/** The answer to each question of a ready deck. */
export function answersOf(deck: string): ReadonlyMap<string, string> {
  const file = join(import.meta.dirname, `../../content/free-decks/${deck}.json`);
  const { cards } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    cards.map(({ question, answer: right }: { question: string; answer: string }) => [
      question,
      right,
    ]),
  );
}
