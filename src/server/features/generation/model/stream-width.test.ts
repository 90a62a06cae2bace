import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StreamWidth } from './stream-width.ts';

const step = fc.oneof(
  fc.record({ did: fc.constant('ended' as const) }),
  fc.record({ did: fc.constant('refused' as const), open: fc.integer({ min: 1, max: 96 }) }),
  fc.record({ did: fc.constant('waits' as const), speaking: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ did: fc.constant('speak' as const), speaking: fc.integer({ min: 1, max: 96 }) }),
);

function endedWell(width: StreamWidth, streams: number): void {
  for (let stream = 0; stream < streams; stream += 1) width.ended();
}

describe('MODEL-16 the width', () => {
  it('stays from one to the widest, whatever happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.array(step), (widest, steps) => {
        const width = new StreamWidth(widest);
        for (const [now, each] of steps.entries()) {
          if (each.did === 'ended') width.ended();
          else if (each.did === 'refused') width.refused(now, now, each.open);
          else if (each.did === 'waits') width.waitsBehind(each.speaking);
          else width.speakAtOnce(each.speaking);
          expect(width.writing).toBeGreaterThanOrEqual(1);
          expect(width.writing).toBeLessThanOrEqual(widest);
          expect(width.all).toBeGreaterThanOrEqual(width.writing);
          expect(width.all).toBeLessThanOrEqual(widest * 1.5);
        }
      }),
    );
  });

  it('is halved by a refusal, once for all that were asked before', () => {
    const width = new StreamWidth(8);
    expect([width.writing, width.all]).toEqual([8, 12]);
    for (const askedAt of [1, 2, 3]) width.refused(askedAt, 10, 8);
    expect([width.writing, width.all]).toEqual([4, 6]);
    width.refused(11, 12, 4);
    expect(width.writing).toBe(2);
    width.refused(13, 14, 2);
    width.refused(15, 16, 1);
    expect([width.writing, width.all]).toEqual([1, 1]);
  });

  it('is halved from what was open, which may be fewer', () => {
    const width = new StreamWidth(8);
    width.refused(0, 1, 4);
    expect(width.writing).toBe(2);
  });

  it('grows by one each time that as many have ended well', () => {
    const width = new StreamWidth(4);
    width.refused(0, 1, 4);
    endedWell(width, 1);
    expect(width.writing).toBe(2);
    endedWell(width, 1);
    expect(width.writing).toBe(3);
    endedWell(width, 3);
    expect(width.writing).toBe(4);
    endedWell(width, 20);
    expect(width.writing).toBe(4);
  });
});

describe('MODEL-17 the width for a server that serves fewer at once', () => {
  it('is what it was seen to serve, and stays so when that is seen again', () => {
    const width = new StreamWidth(8);
    width.waitsBehind(1);
    expect([width.writing, width.all]).toEqual([1, 1]);
    endedWell(width, 1);
    expect(width.writing).toBe(2);
    width.waitsBehind(1);
    endedWell(width, 50);
    expect([width.writing, width.all]).toEqual([1, 1]);
  });

  it('grows again where more were heard at once in between', () => {
    const width = new StreamWidth(4);
    width.waitsBehind(1);
    endedWell(width, 1);
    width.speakAtOnce(2);
    width.waitsBehind(1);
    endedWell(width, 20);
    expect(width.writing).toBe(4);
  });

  it('is what is enough, where more bring no more', () => {
    const width = new StreamWidth(8);
    width.gainsNothingBeyond(2);
    endedWell(width, 50);
    expect([width.writing, width.all]).toEqual([2, 2]);
  });
});
