import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserHistory } from './history.ts';

/** A browser's entries, as far as they are asked for. */
class Entries {
  state: unknown = null;
  readonly kept: unknown[] = [];

  pushState(state: unknown, _title: string, address: string): void {
    this.kept.push(['push', address]);
    this.state = structuredClone(state);
  }

  replaceState(state: unknown, _title: string, address: string): void {
    this.kept.push(['replace', address]);
    this.state = structuredClone(state);
  }
}

let entries: Entries;
let page: EventTarget;

beforeEach(() => {
  entries = new Entries();
  const location = { pathname: '/setup', search: '?deck=1', hash: '#a' };
  page = Object.assign(new EventTarget(), { history: entries, location });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('goes on, or in the place of where it is, with what is handed over', () => {
  const { go, current } = browserHistory();
  go('/game', { state: { category: 'trivia' } });
  expect(current()).toEqual({
    pathname: '/setup',
    search: '?deck=1',
    hash: '#a',
    state: { category: 'trivia' },
  });
  go('/', { replace: true });
  expect(current().state).toBeNull();
  expect(entries.kept).toEqual([
    ['push', '/game'],
    ['replace', '/'],
  ]);
});

it('finds what a version with another router has kept, and nothing in what is none', () => {
  const { current } = browserHistory();
  entries.state = { usr: { message: 'm' }, key: 'k', idx: 3 };
  expect(current().state).toEqual({ message: 'm' });
  for (const other of [null, 'usr', 7, {}]) {
    entries.state = other;
    expect(current().state).toBeNull();
  }
});

it('tells whoever listens of its own ways and of the browser’s, and no longer than that', () => {
  const { go, listen } = browserHistory();
  const heard = vi.fn();
  const stop = listen(heard);
  go('/game');
  page.dispatchEvent(new Event('popstate'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  go('/');
  page.dispatchEvent(new Event('popstate'));
  expect(heard).toHaveBeenCalledTimes(2);
});
