import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTurn, type Turn } from './turns.ts';

const OWNERS = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const turn = fc.record({
  owner: fc.constantFrom(...OWNERS),
  kind: fc.constantFrom('writing', 'replacing', 'checking'),
}) satisfies fc.Arbitrary<Turn>;
const turns = fc.array(turn, { maxLength: 12 });
const room = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 4 }))
  .map(([writing, more]) => ({ writing, all: writing + more }));
const writes = (owner: object): Turn => ({ owner, kind: 'writing' });
const [a, b] = [{}, {}];

describe('MODEL-18 the next turn', () => {
  it('is nobody’s where there is no room, and somebody’s where there is', () => {
    fc.assert(
      fc.property(turns, turns, room, (waiting, open, limits) => {
        const next = nextTurn(waiting, open, limits);
        const writing = open.filter(({ kind }) => kind === 'writing').length;
        const couldBegin = ({ kind }: Turn): boolean =>
          open.length < limits.all && (kind !== 'writing' || writing < limits.writing);
        expect(next !== undefined).toBe(waiting.some(couldBegin));
        if (next) expect(couldBegin(next)).toBe(true);
      }),
    );
  });

  it('is a check’s before all, and of those that write the one’s whose run has the fewest streams', () => {
    fc.assert(
      fc.property(turns, turns, room, (waiting, open, limits) => {
        const next = nextTurn(waiting, open, limits);
        if (!next) return;
        const hasCheck = waiting.some(({ kind }) => kind === 'checking');
        expect(next.kind === 'checking').toBe(hasCheck);
        if (hasCheck) return;
        const had = ({ owner }: Turn): number =>
          open.filter((each) => each.owner === owner && each.kind !== 'checking').length;
        const equals = waiting.filter(({ kind }) => kind === next.kind);
        expect(had(next)).toBe(Math.min(...equals.map(had)));
      }),
    );
  });

  it('goes from run to run, and within one in the order in which they came', () => {
    const waiting = [writes(a), writes(a), writes(b)];
    const limits = { writing: 8, all: 12 };
    expect(nextTurn(waiting, [writes(a)], limits)).toBe(waiting[2]);
    expect(nextTurn(waiting, [writes(a), writes(b)], limits)).toBe(waiting[0]);
  });

  it('leaves room for checks and replacements beside the streams that write', () => {
    const open = Array.from({ length: 8 }, () => writes(a));
    const limits = { writing: 8, all: 12 };
    expect(nextTurn([writes(b)], open, limits)).toBeUndefined();
    for (const kind of ['checking', 'replacing'] as const) {
      expect(nextTurn([writes(b), { owner: a, kind }], open, limits)).toMatchObject({ kind });
    }
  });
});
