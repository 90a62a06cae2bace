import { use, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/web/render.tsx';
import { currentAvailability } from '#web/platform/api/configuration.ts';
import { memoryHistory } from '#web/platform/router/history.ts';
import { Router, useLocation } from '#web/platform/router/router.tsx';
import { useTitle } from '#web/platform/router/use-title.ts';
import firstPage from '../../../index.html?raw';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { QUIET_MS } from '#web/platform/offline/quiet.ts';
import { keepForOffline } from '#web/platform/offline/updates.ts';
import { CONFIGURATION, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { bankCoverage } from '#tests/support/web/decks.ts';
import { failing, serverAnswers } from '#tests/support/web/server-answers.ts';

let address: string;

function Here() {
  const { pathname } = useLocation();
  useEffect(() => {
    address = pathname;
  }, [pathname]);
  return null;
}

async function openAt(at: string, state: unknown = null): Promise<void> {
  const { fetch } = serverAnswers({
    'GET /api/config': CONFIGURATION,
    'GET /api/session': { user: null, credits: 0 },
    'GET /api/bank': bankCoverage({ cards: 0, withTemplates: 0 }),
    'GET /api/shared/:token': failing('not-found', 404),
    'GET /api/outbox': { mails: [] },
    'POST /api/auth/verify-email': failing('verification-invalid'),
    'POST /api/auth/reset-code': failing('reset-invalid'),
  });
  vi.stubGlobal('fetch', fetch);
  await render(
    <Router history={memoryHistory(at, state)}>
      <Here />
      <App />
    </Router>,
  );
}

describe('ROUTE-01 each address has its screen', () => {
  test.each([
    ['/', 'What are we playing?'],
    ['/setup', 'Trivia'],
    ['/setup/drinking', 'Drinking Games'],
    ['/setup/free', 'Free Games'],
    ['/setup?deck=deck-1', 'Saved game'],
    ['/game', 'No active game'],
    ['/verify-email', 'Invalid Verification Link'],
    ['/reset-password', 'Invalid Reset Link'],
    ['/users', 'Please sign in to view your games'],
    ['/account', 'Your account'],
    ['/support', 'Help & Support'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
    ['/credits', 'Your credits'],
    ['/data-deletion', 'Data Deletion Request'],
    ['/cancel-deletion', 'Keep your account?'],
    ['/decks/deck-1', 'Edit deck'],
    ['/shared/token-1', 'This deck is not shared'],
    ['/outbox', 'Outbox'],
    ['/design', 'Design system'],
  ])('%s shows ‘%s’', async (path, title) => {
    await openAt(path, { category: { id: 'trivia' } });
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(address).toBe(path.split('?')[0]);
  });

  test.each([
    '/nowhere',
    '/setup/trivia/more',
    '/setup/nonsense',
    '/setup/Trivia',
    '/decks',
    '/shared',
  ])('ROUTE-02 %s is none: it leads home', async (path) => {
    await openAt(path);
    await expect.element(page.getByRole('heading', { name: 'What are we playing?' })).toBeVisible();
    await expect.poll(() => address).toBe('/');
  });
});

describe('LOOK-01 a new screen has the focus at its heading', () => {
  const heading = page.getByRole('heading', { level: 1 });

  test('which the link took with it', async () => {
    await openAt('/');
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect.element(heading).toHaveTextContent('Terms of Use');
    await expect.element(heading).toHaveFocus();
  });

  test('not the first one, and not where it has a place of its own for it', async () => {
    const app = await openApp(
      '/a',
      <>
        <h1>Heading</h1>
        <input aria-label="Code" ref={(field) => field?.focus()} />
      </>,
      { path: '/:letter' },
    );
    await app.goTo('/b');
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
  });

  test('a heading that comes late has it, unless the host was quicker', async () => {
    let show: (is: boolean) => void = () => undefined;
    function Late() {
      const [isThere, setThere] = useState(false);
      const { pathname } = useLocation();
      useEffect(() => {
        show = setThere;
      }, []);
      return (
        <>
          {isThere && <h1>{pathname}</h1>}
          <button>Other</button>
        </>
      );
    }
    const app = await openApp('/a', <Late />, { path: '/:letter' });
    await app.goTo('/b');
    expect(document.activeElement).toBe(document.body);
    show(true);
    await expect.element(heading).toHaveFocus();
    // One screen may have a heading while it loads, and another after.
    show(false);
    await expect.element(heading).not.toBeInTheDocument();
    show(true);
    await expect.element(heading).toHaveFocus();
    show(false);
    await app.goTo('/c');
    await page.getByRole('button', { name: 'Other' }).click();
    show(true);
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Other' })).toHaveFocus();
  });
});

describe('LOOK-02 the page is called', () => {
  test.each([
    ['/', 'Riffle – game night, dealt'],
    ['/setup/drinking', 'Drinking Games – Riffle'],
    ['/setup?deck=deck-1', 'Set up a game – Riffle'],
    ['/game', 'Game – Riffle'],
    ['/join/abcde', 'Room ABCDE – Riffle'],
    ['/users', 'My Games – Riffle'],
    ['/support', 'Help & Support – Riffle'],
  ])('at %s ‘%s’', async (path, title) => {
    await openAt(path);
    await expect.poll(() => document.title).toBe(title);
  });

  test('as its screen says for as long as that knows better', async () => {
    const app = await openApp('/a', <Named />, { path: '/:letter' });
    await expect.poll(() => document.title).toBe('Card 1 – Riffle');
    await app.goTo('/b');
    await expect.poll(() => document.title).toBe('Card 2 – Riffle');
    await openAt('/terms');
    await expect.poll(() => document.title).toBe('Terms of Use – Riffle');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => document.title).toBe(firstTitle());
  });
});

function Named() {
  useTitle(useLocation().pathname === '/a' ? 'Card 1 – Riffle' : 'Card 2 – Riffle');
  return null;
}

/** The title of the page as it is first sent. */
function firstTitle(): string | undefined {
  return new DOMParser().parseFromString(firstPage, 'text/html').title;
}

test('LOOK-11 on a very large screen all grows with it', async () => {
  const sizeOf = () => Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize));
  await openApp('/a', <p>Screen</p>, { path: '/:screen', size: [3840, 2160] });
  await expect.poll(sizeOf).toBe(32);
});

describe('around every screen', () => {
  test('a screen that breaks leaves words and two ways on', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw new Error('a bug');
    }
    await render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Somebody knocked over the table');
    await expect
      .element(
        page.getByText(
          'This page could not be shown. Your game is kept in this browser; loading the page again usually helps.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go to the home page' })).toBeVisible();
    expect(logged).toHaveBeenCalledWith(new Error('a bug'), expect.stringContaining('Broken'));
  });

  test('one that does not break shows as it is', async () => {
    await render(<ErrorBoundary>All is well</ErrorBoundary>);
    await expect.element(page.getByText('All is well')).toBeVisible();
  });

  test('a new screen starts at its top, another question to the same one does not', async () => {
    const Long = () => <div style={{ height: 5000 }}>Long</div>;
    const app = await openApp('/a', <Long />, { path: '/:letter' });
    window.scrollTo(0, 300);
    await app.goTo('/a?page=2');
    expect(window.scrollY).toBe(300);
    await app.goTo('/b');
    await expect.poll(() => window.scrollY).toBe(0);
  });

  test('one that is still on its way says so', async () => {
    const coming = Promise.withResolvers<never>();
    function Coming() {
      return use(coming.promise);
    }
    // With an answer of the test's own the session is not waited for: it would be known below this screen.
    await openApp('/a', <Coming />, {
      answers: { 'GET /api/session': { user: null, credits: 0 } },
    });
    await expect.element(page.getByRole('status').getByText('Loading…')).toBeVisible();
  });
});

describe('a new version', () => {
  const offer = page.getByRole('complementary', { name: 'New version' });
  const postMessage = vi.fn();

  /** The browser tells of a version that waits. */
  async function tellOfUpdate(): Promise<void> {
    postMessage.mockClear();
    const registration = Object.assign(new EventTarget(), {
      waiting: { postMessage },
      update: () => Promise.resolve(),
    });
    const workers = Object.assign(new EventTarget(), {
      controller: {},
      register: () => Promise.resolve(registration),
    });
    vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(workers as never);
    holdClock();
    keepForOffline();
    await pass(QUIET_MS);
  }

  test('is offered in a corner, and taken by a press', async () => {
    await openApp('/a', <p>Screen</p>);
    await expect.element(offer).not.toBeInTheDocument();
    await tellOfUpdate();
    await expect.element(offer).toHaveTextContent('A new version of Riffle is ready.');
    await offer.getByRole('button', { name: 'Update Now' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  });

  test('is not offered over a game, and can wait', async () => {
    const app = await openApp('/game', <p>Screen</p>, { path: '/:screen' });
    await tellOfUpdate();
    await expect.element(page.getByText('Screen')).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    await app.goTo('/support');
    await expect.element(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Later' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('a test that leaves its page without a server', () => {
  test('leaves it', async () => {
    await openApp('/a', <p>Screen</p>, { demo: true });
    expect(currentAvailability().kind).toBe('demo');
  });

  test('and the next one has it back', () => {
    expect(currentAvailability().kind).toBe('online');
  });
});
