import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenOf, closestCard, closestVote, type Tally } from './tally.ts';

const answers = (question: string, right: number, of: number): Tally => ({
  kind: 'answers',
  question,
  right,
  of,
});
const votes = (question: string, ...counts: number[]): Tally => ({
  kind: 'votes',
  question,
  sides: counts.map((given, index) => ({ label: `side ${index + 1}`, votes: given })),
});

describe('what an evening with phones is remembered by', () => {
  it('END-07 the closest card has the share of right answers nearest to one half, of at least four', () => {
    const tallies = [answers('two', 1, 2), answers('few', 1, 4), answers('near', 3, 5)];
    expect(closestCard(tallies)?.question).toBe('near');
    expect(closestCard([...tallies, answers('half', 2, 4)])?.question).toBe('half');
    expect(closestCard([answers('two', 1, 2)])).toBeUndefined();
    expect(closestCard([answers('all', 5, 5), answers('none', 0, 5)])).toBeUndefined();
    expect(closestCard([votes('vote', 2, 2)])).toBeUndefined();
  });

  it('END-08 the closest vote has its two first sides nearest to each other', () => {
    const tallies = [votes('clear', 5, 1), votes('near', 2, 4, 3), votes('all', 6)];
    expect(closestVote(tallies)).toEqual({
      kind: 'votes',
      question: 'near',
      sides: [
        { label: 'side 2', votes: 4 },
        { label: 'side 3', votes: 3 },
        { label: 'side 1', votes: 2 },
      ],
    });
    expect(closestVote([votes('all', 6, 0), votes('nobody', 0, 0)])).toBeUndefined();
  });

  it('END-09 the table chose what more voted for than for anything else, the clearest first', () => {
    const tallies = [
      votes('close', 3, 2),
      votes('even', 2, 2),
      votes('all', 0, 4),
      votes('nobody', 0),
    ];
    const chosen = chosenOf(tallies).map(({ question, sides }) => [question, sides[0]?.label]);
    expect(chosen).toEqual([
      ['all', 'side 2'],
      ['close', 'side 1'],
    ]);
  });

  it('END-07 END-08 no other card is closer', () => {
    const tally = fc.oneof(
      fc.tuple(fc.nat(6), fc.nat(6)).map(([right, wrong]) => answers('', right, right + wrong)),
      fc.array(fc.nat(5), { maxLength: 4 }).map((counts) => votes('', ...counts)),
    );
    const share = (one: Tally) => (one.kind === 'answers' ? Math.abs(one.right / one.of - 0.5) : 1);
    fc.assert(
      fc.property(fc.array(tally), (tallies) => {
        const card = closestCard(tallies);
        for (const one of tallies) {
          if (one.kind !== 'answers' || one.of < 4 || one.right % one.of === 0) continue;
          expect(card && share(card)).toBeLessThanOrEqual(share(one));
        }
        for (const { sides } of chosenOf(tallies)) {
          expect(sides[0]?.votes).toBeGreaterThan(sides[1]?.votes ?? 0);
        }
      }),
    );
  });
});
