// A Chromium to measure in, slowed down as the look and feel asks for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { StartMatch } from '../src/domain/match/state.ts';
import { findChromium, launchOf } from '../scripts/chromium.ts';
import { startedMatch, serializeMatch } from '../tests/support/matches.ts';

/** How many times slower than this machine. */
export const SLOWDOWN = 4;

export function launch(): Promise<Browser> {
  findChromium();
  return chromium.launch(launchOf());
}

/** A page of a browser that has never been anywhere, on a slow machine. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Leaves a paused match in the page's storage, for /game to find. */
export async function leaveMatch(page: Page, url: string, changes: Partial<StartMatch>) {
  const match = startedMatch(changes);
  const durationMs = match.timer.durationMs;
  const paused = { status: 'paused', durationMs, remainingMs: durationMs } as const;
  await page.goto(url);
  await page.evaluate(
    (text) => localStorage.setItem('riffle:game', text),
    serializeMatch({ ...match, timer: paused }),
  );
}

/** Serves one page of HTML, the least there is to compare with. */
export async function serveBare(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
