import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitledCredits } from './entitlement.ts';

const of = (returnedCents: number, isDisputed = false) =>
  entitledCredits(25, { cents: 349, returnedCents, isDisputed });

describe('what is left of a purchase’s credits', () => {
  it('a part that went back takes its share, rounded up', () => {
    expect(of(0)).toBe(25);
    expect(of(1)).toBe(24);
    expect(of(13)).toBe(24);
    // 13.96 cents are one credit of the twenty-five.
    expect(of(14)).toBe(23);
    expect(of(174)).toBe(12);
    expect(of(340)).toBe(0);
    expect(of(348)).toBe(0);
    expect(of(349)).toBe(0);
    expect(entitledCredits(10, { cents: 100, returnedCents: 50, isDisputed: false })).toBe(5);
  });

  it('never less than nothing: a dispute may be about more than was paid', () => {
    expect(of(700)).toBe(0);
  });

  it('nothing while it is disputed', () => {
    expect(of(0, true)).toBe(0);
    expect(of(100, true)).toBe(0);
  });

  it('is whole, within the pack, and never worth more than the money that stayed', () => {
    const pack = {
      credits: fc.integer({ min: 1, max: 1000 }),
      cents: fc.integer({ min: 1, max: 100_000 }),
    };
    fc.assert(
      fc.property(fc.record(pack), fc.nat(200_000), ({ credits, cents }, returnedCents) => {
        const left = entitledCredits(credits, { cents, returnedCents, isDisputed: false });
        expect(Number.isInteger(left)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        const stayed = Math.max(0, cents - returnedCents);
        expect(left * cents).toBeLessThanOrEqual(credits * stayed);
        expect((left + 1) * cents).toBeGreaterThan(credits * stayed);
      }),
    );
  });
});
