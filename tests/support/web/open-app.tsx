// Screens in a real browser, in the app's own frame, at any address and in any state: real rules, stores and client.
// Only the server's answers, its event stream and, where a test asks for it, the clock are the test's own.
import { serializeMatch } from '#tests/support/matches.ts';
import '#web/ui/theme.css';
import './still.ts';
import { useEffect, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import type { User } from '#contract/accounts.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { TableView } from '#web/platform/match/table-view.ts';
import { currentAvailability } from '#web/platform/api/configuration.ts';
import { memoryHistory } from '#web/platform/router/history.ts';
import { locationOf, type Location } from '#web/platform/router/location.ts';
import { Router, Routes, useLocation, useNavigate } from '#web/platform/router/router.tsx';
import { Frame } from '#web/app/frame.tsx';
import { ServerData } from '#web/app/server-data.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { queryClient } from '#web/platform/api/queries.ts';
import { setJustPlayed } from '#web/platform/match/just-played.ts';
import { currentMatch, dispatch, restoreKept } from '#web/platform/match/match-store.ts';
import { takeJump } from '#web/platform/match/steady-clock.ts';
import { faceDown, keys, sound } from '#web/platform/match/switches.ts';
import { keepTally } from '#web/features/table/phones/tallies.ts';
import { DEFAULT_VOLUME, volume } from '#web/features/table/sound/volume.ts';
import { LiveStream, forgetNews } from './live-stream.ts';
import { render } from './render.tsx';
import { restDevices } from './tones.ts';
import { serverAnswers, unreachable, type Answers, type ServerAnswers } from './server-answers.ts';

export const CONFIGURATION: Configuration = {
  emailPassword: true,
  google: true,
  writer: 'house',
  payments: 'test',
  stripePublishableKey: null,
  outbox: false,
  supportEmail: 'support@riffle.example',
  privacyEmail: 'privacy@riffle.example',
  iosAppUrl: 'https://ios.example/riffle',
  androidAppUrl: 'https://android.example/riffle',
  joinUrl: null,
};

export const HOST: User = { uid: 'host-1', email: 'host@example.org', displayName: null };

const KEPT_MATCH = 'riffle:game';

export interface Visit {
  /** The route of the screen, as `/decks/:id`; the address itself where it is left out. */
  readonly path?: string;
  /** The navigation state that the screen is opened with. */
  readonly state?: unknown;
  /** Who is signed in; nobody where it is left out. */
  readonly user?: User;
  /** The host's balance, in credits; 10 where it is left out. */
  readonly credits?: number;
  readonly configuration?: Partial<Configuration>;
  /** A page that no server stands behind (WHAT-13). */
  readonly demo?: boolean;
  readonly answers?: Answers;
  /** A match that was kept in this browser, under way. */
  readonly match?: MatchState;
  /** How it lies there, where it is not as at its start. */
  readonly view?: Partial<TableView>;
  /** Width and height in pixels; 1280 × 720 where it is left out. */
  readonly size?: readonly [number, number];
}

export interface OpenApp extends Pick<ServerAnswers, 'calls' | 'sent' | 'answer'> {
  /** Where the app is now. */
  location(): Location;
  /** As if a link elsewhere in the app had been followed. */
  goTo(address: string, state?: unknown): Promise<void>;
  /** Leaves the page as it is when a tab is closed; what is kept in storage stays. */
  close(): Promise<void>;
}

const { fetch: byNetwork } = window;
// Between two tests nobody stands for a server: a page that looks then whether it is still there, as it does every half
// minute, would be in demo mode in the next one.
window.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return pathname.startsWith('/api/') ? new Promise(() => {}) : byNetwork(input, init);
};

/** Set by the app's own router. */
let here: { location: Location; navigate: ReturnType<typeof useNavigate> };
let server: ServerAnswers | undefined;
/** The configuration is asked for once a page; a later test's is asked for as after a lost connection. */
let isConfigured = false;

function Here() {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    here = { location, navigate };
  });
  return null;
}

/** Says when it is known who is signed in. */
function Known({ onKnown }: { readonly onKnown: () => void }) {
  const isKnown = useSession().status !== 'loading';
  useEffect(() => {
    if (isKnown) onKnown();
  });
  return null;
}

/** Every test starts on a page that knows nothing; called before each by `clean-page.ts`. */
export function startClean(): void {
  localStorage.clear();
  sessionStorage.clear();
  forgetNews();
  vi.stubGlobal('EventSource', LiveStream);
}

/** What phones gave is counted for one match at a time: this one takes the place of the test's. */
const NO_MATCH = { match: '', dealing: 0 };

/** Takes the app away, with all that the test put around it; called after each. */
export async function endClean(): Promise<void> {
  await closePage();
  endMatch();
  setJustPlayed(undefined);
  keepTally(NO_MATCH, '', { kind: 'votes', question: '', sides: [] });
  for (const each of [faceDown, keys, sound]) each.set(true);
  volume.set(DEFAULT_VOLUME);
  vi.useRealTimers();
  takeJump();
  await findServer();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  restDevices();
  scrollTo(0, 0);
  // Paper that still flew when the clock was let go.
  for (const paper of document.querySelectorAll('body > canvas')) paper.remove();
  const unanswered = server?.unanswered ?? [];
  server = undefined;
  if (unanswered.length > 0) {
    throw new Error(`The test gave no answer for ${unanswered.join(', ')}`);
  }
}

/** What the page kept of the server's data goes with it. */
async function closePage(): Promise<void> {
  await cleanup();
  queryClient.clear();
}

/** A page that was left without a server knows one again: the next test may not open it by `openApp`. */
async function findServer(): Promise<void> {
  if (!['demo', 'offline'].includes(currentAvailability().kind)) return;
  vi.stubGlobal('fetch', serverAnswers({ 'GET /api/config': CONFIGURATION }).fetch);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(currentAvailability().kind).toBe('online'));
}

/** The store lives as long as the page: a match that a test leaves has ended when the next one comes. */
function endMatch(): void {
  localStorage.removeItem(KEPT_MATCH);
  restoreKept();
  if (currentMatch()?.isGameActive) dispatch({ type: 'END_GAME' });
}

/**
 * Opens a screen at `address`, with `path` as its route where it has parameters; the test goes on when the
 * session is known, where its answer is not the test's own. Other addresses show nothing: `location()` says where a
 * screen has sent the host.
 */
export async function openApp(
  address: string,
  screen: ReactNode,
  visit: Visit = {},
): Promise<OpenApp> {
  const { user = null, credits = user ? 10 : 0, size = [1280, 720], demo = false } = visit;
  await resizeTo(size);
  const answering = serverAnswers({
    'GET /api/config': demo ? unreachable : { ...CONFIGURATION, ...visit.configuration },
    'GET /api/session': { user, credits },
    'GET /api/topics': { topics: [] },
    'GET /api/rooms/mine': { code: null, topic: null },
    ...visit.answers,
  });
  server = answering;
  vi.stubGlobal('fetch', answering.fetch);
  if (demo) {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // As after a lost connection: what was known is asked for anew.
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    if (isConfigured) await expect.poll(() => currentAvailability().kind).toBe('demo');
  } else if (isConfigured) {
    localStorage.setItem('riffle:configuration', JSON.stringify(CONFIGURATION));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    // A page that knew another server, or none, is to know this one before the screen asks it for anything.
    if (visit.answers?.['GET /api/config'] === undefined) {
      const configuration = { ...CONFIGURATION, ...visit.configuration };
      await expect.poll(currentAvailability).toEqual({ kind: 'online', configuration });
    } else await expect.poll(() => currentAvailability().kind).not.toBe('demo');
  }
  if (visit.match) {
    localStorage.setItem(KEPT_MATCH, serializeMatch(visit.match, visit.view));
    restoreKept();
  }
  const path = visit.path ?? locationOf(address).pathname;
  const known = Promise.withResolvers<void>();
  await render(
    <Router history={memoryHistory(address, visit.state)}>
      <Here />
      <Frame>
        <Known onKnown={known.resolve} />
        <Routes routes={[{ path, screen: <ServerData>{screen}</ServerData> }]} otherwise={null} />
      </Frame>
    </Router>,
    pageRoot(),
  );
  isConfigured = true;
  const { 'GET /api/session': session, 'GET /api/config': configured } = visit.answers ?? {};
  if (session === undefined && configured === undefined) await known.promise;
  else if (!demo) await expect.poll(() => answering.sent('GET /api/session')).not.toHaveLength(0);
  return {
    calls: answering.calls,
    sent: answering.sent,
    answer: answering.answer,
    location: () => here.location,
    goTo: async (to, state) => here.navigate(to, { state }),
    close: closePage,
  };
}

/** Asking the browser takes longer than most tests; the page is the size that the test before left. */
async function resizeTo([width, height]: readonly [number, number]): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) {
    await page.viewport(width, height);
  }
}

/** The element that the app stands in on its page, with what the styles say about it. */
function pageRoot(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  return root;
}

/** Takes the clock into the test's hand; `pass` then lets time go by. Animations keep the browser's own. */
export function holdClock(at?: number): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    ...(at !== undefined && { now: at }),
  });
  // Nothing was set: the test only looks at another clock from now on.
  takeJump();
}

/** Holds the clock so that nothing but `pass` moves it: assertions that wait move a held one a little at each try. */
export function stopClock(): void {
  holdClock();
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
}

/** Lets `ms` milliseconds go by on a clock that is held; what follows from that has been drawn then. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
