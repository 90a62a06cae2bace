import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseJson, readStored, writeStored } from './stored.ts';

function storage(): { readonly kept: Map<string, string>; readonly api: Partial<Storage> } {
  const kept = new Map<string, string>();
  return {
    kept,
    api: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('browser storage', () => {
  const browser = storage();
  const tab = storage();
  beforeEach(() => {
    browser.kept.clear();
    tab.kept.clear();
    vi.stubGlobal('localStorage', browser.api);
    vi.stubGlobal('sessionStorage', tab.api);
  });

  it('keeps, gives back and removes', () => {
    expect(readStored('riffle:x')).toBeNull();
    writeStored('riffle:x', 'one');
    expect(readStored('riffle:x')).toBe('one');
    expect([...browser.kept]).toEqual([['riffle:x', 'one']]);
    expect(tab.kept.size).toBe(0);
    writeStored('riffle:x', null);
    expect(browser.kept.size).toBe(0);
  });

  it('of the tab is another one', () => {
    writeStored('riffle:x', 'here', 'tab');
    expect(readStored('riffle:x')).toBeNull();
    expect(readStored('riffle:x', 'tab')).toBe('here');
    expect([...tab.kept]).toEqual([['riffle:x', 'here']]);
    writeStored('riffle:x', null, 'tab');
    expect(tab.kept.size).toBe(0);
  });

  it('that is full or forbidden holds nothing, and nothing breaks', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    vi.stubGlobal('localStorage', refusing);
    expect(readStored('riffle:x')).toBeNull();
    expect(() => writeStored('riffle:x', 'one')).not.toThrow();
    expect(() => writeStored('riffle:x', null)).not.toThrow();
    vi.stubGlobal('sessionStorage', undefined);
    expect(readStored('riffle:x', 'tab')).toBeNull();
    expect(() => writeStored('riffle:x', 'one', 'tab')).not.toThrow();
  });
});

it('text that is no JSON is nothing', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('null')).toBeNull();
  expect(parseJson('{')).toBeUndefined();
  expect(parseJson(null)).toBeUndefined();
});
