// Everything that a browser is given: answers, events of streams, what its page shows and what it keeps.
import type { Page } from '@playwright/test';

export interface Overheard {
  /** How many events its streams have brought. */
  readonly events: () => number;
  /** Notes what the page shows and keeps now. */
  look(): Promise<void>;
  /** All of it until now. */
  text(): Promise<string>;
}

/** From before its first page on. Its own cookies are not counted: no page can read them. */
export async function overhear(page: Page): Promise<Overheard> {
  const devtools = await page.context().newCDPSession(page);
  const heard: Promise<string>[] = [];
  let events = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.eventSourceMessageReceived', ({ data }) => {
    events += 1;
    heard.push(Promise.resolve(data));
  });
  page.on('response', (response) => {
    const { 'set-cookie': _own, ...headers } = response.headers();
    heard.push(Promise.resolve(JSON.stringify(headers)));
    // A stream's body never ends; its events are heard above.
    if (headers['content-type'] === 'text/event-stream') return;
    heard.push(response.text().catch(() => ''));
  });
  // Whatever the page shows for however short a time.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = (): void => void seen.push(document.documentElement.outerHTML);
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  const look = async (): Promise<void> => {
    const shown = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { readonly seen: string[] };
      const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
      return [...seen.splice(0), document.documentElement.outerHTML, ...kept].join('\n');
    });
    heard.push(Promise.resolve(shown), Promise.resolve(page.url()));
  };
  return {
    events: () => events,
    look,
    text: async () => {
      await look();
      return (await Promise.all(heard)).join('\n');
    },
  };
}
