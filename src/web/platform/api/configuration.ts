// What this installation offers, asked once. Without an answer the app runs in demo mode (WHAT-13, -14);
// a browser that has had an answer before takes silence for being offline, keeps it and asks again.
import type { Configuration } from '#contract/configuration.ts';
import { isConfiguration } from '#contract/home-answers.ts';
import { read } from './read.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const STORED = 'riffle:configuration';
/** Milliseconds between two looks whether the server is still there. */
const LOOK_MS = 30_000;
/** Milliseconds between two attempts while offline. */
const RETRY_MS = 15_000;

export type Availability =
  | { readonly kind: 'loading'; readonly configuration: null }
  | { readonly kind: 'online'; readonly configuration: Configuration }
  | { readonly kind: 'offline'; readonly configuration: Configuration }
  | { readonly kind: 'demo'; readonly configuration: null };

let availability: Availability = { kind: 'loading', configuration: null };
let asked = false;
let warned = false;
/** The last look; what becomes of an earlier one is old news. */
let look = 0;
let nextAttempt: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The present state; the same object until it changes (for useSyncExternalStore). */
export function currentAvailability(): Availability {
  return availability;
}

export function subscribeAvailability(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the configuration, and from then on looks whether the server is there. Further calls do nothing. */
export function loadConfiguration(): void {
  if (asked) return;
  asked = true;
  void ask();
  window.addEventListener('online', retryConfiguration);
  window.addEventListener('offline', () => {
    if (availability.kind === 'online') withoutAnswer();
  });
  setInterval(() => {
    if (availability.kind === 'online' && document.visibilityState === 'visible') void ask();
  }, LOOK_MS);
}

/** Asks at once instead of at the next attempt; a page that came up without a server finds one so. */
export function retryConfiguration(): void {
  if (availability.kind === 'offline' || availability.kind === 'demo') void ask();
}

async function ask(): Promise<void> {
  clearTimeout(nextAttempt);
  const own = ++look;
  try {
    const { isOk, body } = await read('/api/config');
    if (own !== look) return;
    if (!isOk || body === undefined) {
      withoutAnswer();
      return;
    }
    const configuration = known(body);
    if (configuration === undefined) {
      demo('the configuration is incomplete');
      return;
    }
    const text = JSON.stringify(configuration);
    const isKnown = availability.kind === 'online' && text === readStored(STORED);
    writeStored(STORED, text);
    if (!isKnown) change({ kind: 'online', configuration });
  } catch {
    if (own === look) withoutAnswer();
  }
}

function withoutAnswer(): void {
  const before = known(parseJson(readStored(STORED)));
  if (before === undefined) {
    demo('the server did not answer');
    return;
  }
  warnOnce('Riffle is offline: the server did not answer.');
  // Phones need the server.
  change({ kind: 'offline', configuration: { ...before, joinUrl: null } });
  nextAttempt = setTimeout(retryConfiguration, RETRY_MS);
}

/** One that was kept, or comes from a server, before phones were known has no address for them. */
function known(answer: unknown): Configuration | undefined {
  const complete =
    typeof answer === 'object' && answer !== null ? { joinUrl: null, ...answer } : answer;
  return isConfiguration(complete) ? complete : undefined;
}

function demo(why: string): void {
  warnOnce(`Riffle runs in demo mode, without database and sign-in: ${why}.`);
  change({ kind: 'demo', configuration: null });
}

function warnOnce(warning: string): void {
  if (!warned) console.warn(warning);
  warned = true;
}

function change(next: Availability): void {
  if (next.kind === availability.kind && next.kind !== 'online') return;
  availability = next;
  for (const listener of listeners) listener();
}
