// Matches that version 0.1.0 has left in a browser, one of each category and free game, go on. The fixtures were
// made by that version, and are never changed.
import { parseMatch } from '#tests/support/matches.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reduce } from './reduce.ts';
import { totals } from './scoreboard.ts';
import { viewOf } from './state.ts';

const FILE = join(import.meta.dirname, '../../../tests/fixtures/0.1.0/matches.json');
/** When they were kept. */
const NOW = 1_790_000_010_000;

interface Kept {
  readonly currentCategory: string;
  readonly cards: readonly unknown[];
}
const kept: readonly Kept[] = JSON.parse(readFileSync(FILE, 'utf8'));

describe('STATE-GAME-24 a game kept by version 0.1.0', () => {
  it.each(kept.map((each) => [each.currentCategory, each] as const))(
    '%s goes on',
    (label, each) => {
      const match = parseMatch(JSON.stringify(each), NOW);
      expect(match && viewOf(match, NOW)).toMatchObject({
        currentCategory: label,
        currentCardIndex: 1,
        teamCount: 3,
        currentTeam: 'B',
        teamScores: { A: 10, B: 6, C: 0 },
        totalCards: each.cards.length,
        notes: 'Ask Ben about the tent',
      });
      expect(match).toMatchObject({
        teamNames: { B: 'Käuze 🦉' },
        skipped: [{ type: expect.any(String) }],
      });
      const after = reduce(match, { type: 'REDO_SCORE' }, NOW);
      expect(after && totals(after.scoreboard)).toMatchObject({ A: 10, B: 16, C: 0 });
    },
  );

  it('there is one of each', () => {
    expect(kept).toHaveLength(10);
  });
});
