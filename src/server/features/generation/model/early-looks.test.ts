import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earlyGroup, lastGroup } from './early-looks.ts';

/** The sizes of the calls for a deck whose cards come one after the other. */
function calls(inAll: number, fewRequests = false): number[] {
  const deck = { inAll, fewRequests };
  const sizes: number[] = [];
  let waiting = 0;
  for (let toCome = inAll - 1; toCome >= 0; toCome -= 1) {
    waiting += 1;
    if (toCome === 0 || waiting < earlyGroup(toCome, deck)) continue;
    sizes.push(waiting);
    waiting = 0;
  }
  for (let left = waiting; left > 0; left -= lastGroup(waiting, deck)) {
    sizes.push(Math.min(left, lastGroup(waiting, deck)));
  }
  return sizes;
}

describe('MODEL-18 cards that are looked at while others are written', () => {
  it('go by tens, and in a great deck by fewer towards its end', () => {
    expect(calls(20)).toEqual([10, 10]);
    expect(calls(30)).toEqual([10, 10, 10]);
    expect(calls(60)).toEqual([10, 10, 8, 7, 5, 4, 4, 4, 4, 1, 1, 1, 1]);
  });

  it('go by tens where requests are counted', () => {
    expect(calls(60, true)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it('are each looked at once, in groups of ten at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.boolean(), (inAll, fewRequests) => {
        const sizes = calls(inAll, fewRequests);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(inAll);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('are in no more than eight calls when all of a great deck is left', () => {
    expect(lastGroup(60, { inAll: 60, fewRequests: false })).toBe(8);
  });
});
