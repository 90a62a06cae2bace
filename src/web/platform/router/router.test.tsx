// Ways from one screen to another: links, redirects, and screens that are still on their way.
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/web/render.tsx';
import { memoryHistory, type AppHistory } from './history.ts';
import { Link } from './link.tsx';
import { Redirect, Router, Routes, useLocation, useParams, useSearch } from './router.tsx';

function Screen() {
  const { state } = useLocation();
  const { letter = 'none' } = useParams();
  const query = useSearch();
  return (
    <p>
      {letter} {query.get('page') ?? 'first'} {JSON.stringify(state)}
    </p>
  );
}

async function open(history: AppHistory, link = <Link to="/a">Go</Link>): Promise<void> {
  const { promise: coming, resolve } = Promise.withResolvers<void>();
  const Late = lazy(async () => {
    await coming;
    return { default: Screen };
  });
  const routes = [
    { path: '/', screen: <p>Home</p> },
    { path: '/old', screen: <Redirect to="/a?page=2" /> },
    { path: '/late', screen: <Late /> },
    { path: '/:letter', screen: <Screen /> },
  ];
  await render(
    <Router history={history}>
      {link}
      <button type="button" onClick={() => resolve()}>
        Arrive
      </button>
      <Suspense fallback="Loading">
        <Routes routes={routes} otherwise={<p>Nowhere</p>} />
      </Suspense>
    </Router>,
  );
}
const go = page.getByRole('link', { name: 'Go' });

test('ROUTE-01 a link leads to its screen, with its parameters and what is handed over', async () => {
  const history = memoryHistory('/');
  await open(
    history,
    <Link to="/b?page=3" state={{ from: 'home' }}>
      Go
    </Link>,
  );
  await expect.element(page.getByText('Home')).toBeVisible();
  await go.click();
  await expect.element(page.getByText('b 3 {"from":"home"}')).toBeVisible();
  history.go('/x/y');
  await expect.element(page.getByText('Nowhere')).toBeVisible();
});

test('a link to the present address takes its place; a press for a new tab is the browser’s', async () => {
  const history = memoryHistory('/a');
  const gone = vi.spyOn(history, 'go');
  const seen = vi.fn((event: Event) => event.preventDefault());
  await open(history);
  await go.click();
  expect(gone).toHaveBeenCalledExactlyOnceWith('/a', { state: undefined, replace: true });
  window.addEventListener('click', seen, { once: true });
  await userEvent.click(go, { modifiers: ['Control'] });
  expect(seen).toHaveBeenCalledOnce();
  expect(gone).toHaveBeenCalledOnce();
});

test('a redirect leads on in the place of where it was', async () => {
  const history = memoryHistory('/old');
  const gone = vi.spyOn(history, 'go');
  await open(history);
  await expect.element(page.getByText('a 2 null')).toBeVisible();
  expect(gone).toHaveBeenCalledExactlyOnceWith('/a?page=2', { replace: true });
});

test('the screen that is there stays until the next one can be drawn', async () => {
  const history = memoryHistory('/');
  await open(history);
  history.go('/late');
  await expect.element(page.getByText('Home')).toBeVisible();
  await page.getByRole('button', { name: 'Arrive' }).click();
  await expect.element(page.getByText('none first null')).toBeVisible();
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
});
