import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cookies } from './cookies.tsx';

const WEB = join(import.meta.dirname, '../../..');

/** Names of locks and channels between tabs, which keep nothing. */
const NOT_KEPT = ['riffle:live', 'riffle:table'];

function sources(): { readonly path: string; readonly text: string }[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path))
    .filter((path) => !path.startsWith(join('features', 'legal', 'privacy')))
    .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }));
}

/** `riffle:setup` for `riffle:setup:${category}`: what comes after is named in words. */
function keysIn(text: string): string[] {
  return [...text.matchAll(/['"`](riffle:[a-z-]+)/gu)].map(([, key = '']) => key);
}

test('PRIVACY-09 every key that is written in browser storage stands on the page, and no other', () => {
  const page = renderToStaticMarkup(createElement(Cookies));
  const listed = [...page.matchAll(/<code>(riffle:[a-z-]+)/gu)].map(([, key]) => key);
  const used = new Set(sources().flatMap(({ text }) => keysIn(text)));
  for (const name of NOT_KEPT) used.delete(name);
  expect(listed.toSorted()).toEqual([...used].toSorted());
});

test('PRIVACY-09 nothing is kept under another prefix, or in another place', () => {
  const kept = sources().flatMap(({ text }) => [
    ...text.matchAll(/(?:setItem|writeStored)\(\s*['"`](?!riffle:)/gu),
    ...text.matchAll(/document\.cookie|indexedDB|cookieStore/gu),
  ]);
  expect(kept).toEqual([]);
});
