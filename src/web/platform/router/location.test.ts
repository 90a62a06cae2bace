import { describe, expect, it } from 'vitest';
import { addressOf, locationOf, paramsOf } from './location.ts';

describe('ROUTE-01 addresses', () => {
  it.each([
    ['/', '/', {}],
    ['/setup', '/setup', {}],
    ['/setup', '/Setup/', {}],
    ['/setup/:category', '/setup/trivia', { category: 'trivia' }],
    ['/setup/:category', '/setup/Trivia/', { category: 'Trivia' }],
    ['/decks/:id', '/decks/a%20b%2Fc', { id: 'a b/c' }],
    ['/decks/:id', '/decks/100%', { id: '100%' }],
    ['/setup', '/', undefined],
    ['/setup', '/setup/trivia', undefined],
    ['/setup/:category', '/setup', undefined],
    ['/setup/:category', '/setup/', undefined],
    ['/setup/:category', '/decks/trivia', undefined],
  ])('%s for %s: %o', (pattern, path, params) => {
    expect(paramsOf(pattern, path)).toEqual(params);
  });

  it.each(['/', '/setup?deck=a%20b', '/join/ABCDE#one-time'])('%s has its parts', (address) => {
    expect(addressOf(locationOf(address))).toBe(address);
  });

  it('a location holds what was handed over, and nothing where nothing was', () => {
    expect(locationOf('/setup?deck=1#top', { a: 1 })).toEqual({
      pathname: '/setup',
      search: '?deck=1',
      hash: '#top',
      state: { a: 1 },
    });
    expect(locationOf('/').state).toBeNull();
  });
});
