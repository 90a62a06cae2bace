import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPage, offeredPages, showing, typedPage } from './pages.ts';

describe('pages of My Games', () => {
  it('LIB-14 offers up to five pages around the present one', () => {
    expect(offeredPages(1, 1)).toEqual([1]);
    expect(offeredPages(1, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(offeredPages(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(offeredPages(9, 9)).toEqual([5, 6, 7, 8, 9]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (one, two) => {
          const [page, last] = [Math.min(one, two), Math.max(one, two)];
          const offered = offeredPages(page, last);
          expect(offered).toContain(page);
          expect(offered).toHaveLength(Math.min(5, last));
          expect(offered[0]).toBeGreaterThanOrEqual(1);
          expect(offered.at(-1)).toBeLessThanOrEqual(last);
        },
      ),
    );
  });

  it('LIB-14 says what shows', () => {
    expect(showing(2, 20, 55)).toBe('Showing 21-40 of 55 games (Page 2 of 3)');
    expect(showing(3, 20, 55)).toBe('Showing 41-55 of 55 games (Page 3 of 3)');
    expect(lastPage(0, 20)).toBe(1);
    // LOOK-06: a single one is no plural.
    expect(showing(1, 20, 1)).toBe('Showing 1-1 of 1 game (Page 1 of 1)');
  });

  it('RULE-36 goes only to whole numbers from 1 to the last page', () => {
    for (const text of ['', '0', '4', '-1', '1.5', '2e0', 'x', '1 2']) {
      expect(typedPage(text, 3)).toBeUndefined();
    }
    expect(['1', ' 3 '].map((text) => typedPage(text, 3))).toEqual([1, 3]);
  });
});
