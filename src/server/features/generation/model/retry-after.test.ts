import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.UTC(2026, 0, 5, 12);
const body = (retryDelay: string): string =>
  JSON.stringify({
    error: {
      code: 429,
      details: [
        { '@type': 'type.googleapis.com/google.rpc.QuotaFailure' },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
      ],
    },
  });

describe('MODEL-15 when a busy server is to be asked again', () => {
  it.each([
    [{ 'retry-after': '12' }, '', 12_000],
    [{ 'retry-after': '0' }, '', 0],
    [{ 'retry-after': '1.5' }, '', 1500],
    [{ 'retry-after': new Date(NOW + 90_000).toUTCString() }, '', 90_000],
    [{ 'retry-after': new Date(NOW - 90_000).toUTCString() }, '', 0],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, '', 250],
    [{}, body('34s'), 34_000],
    [{}, body('34.074824224s'), expect.closeTo(34_074.8, 0)],
    [{}, `[${body('2s')}]`, 2000],
    [{ 'retry-after': '3' }, body('34s'), 3000],
    [{ 'retry-after': 'soon' }, '', undefined],
    [{ 'retry-after': '-5' }, body('a while'), undefined],
    [{}, '', undefined],
  ])('by %o and %j', (headers, text, ms) => {
    expect(retryAfterMs({ headers, text }, NOW)).toEqual(ms);
  });

  it('is never before now, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (header, text) => {
        const ms = retryAfterMs({ headers: { 'retry-after': header }, text }, NOW);
        expect(ms === undefined || ms >= 0).toBe(true);
      }),
    );
  });
});
