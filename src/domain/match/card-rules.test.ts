import { describe, expect, it } from 'vitest';
import { pointButtons } from './points.ts';
import { cleanTeamName, nextTeam, previousTeam, teamsOf } from './teams.ts';
import { questionStep } from '#web/features/table/card/type-size.ts';

describe('what stands on a card', () => {
  it('PLAY-05 type shrinks over 60, 80 and 100 characters, emoji counted once', () => {
    const steps = [60, 61, 80, 81, 100, 101].map((length) => questionStep('x'.repeat(length)));
    expect(steps).toEqual([0, 1, 1, 2, 2, 3]);
    expect(questionStep('🎲'.repeat(60))).toBe(0);
  });

  it('CONST-17 four point buttons; the +6 is named by what helped', () => {
    expect(pointButtons({ category: 'trivia' }, { hint: 'a hint' })).toEqual([
      { points: 10 },
      { points: 6, help: 'hint' },
      { points: -1 },
      { points: 1 },
    ]);
    const secret = (hint: string) => pointButtons({ category: 'secret-prompt' }, { hint })[1]?.help;
    expect(secret('one, two')).toBe('forbidden-words');
    expect(secret('')).toBe('hint');
  });
});

describe('teams', () => {
  it('STATE-GAME-09 the turn goes round and back', () => {
    expect(teamsOf(3).map((team) => nextTeam(team, 3))).toEqual(['B', 'C', 'A']);
    for (const count of [2, 3, 4]) {
      for (const team of teamsOf(count)) {
        expect(previousTeam(nextTeam(team, count), count)).toBe(team);
      }
    }
  });

  it('RULE-35 DATA-13 names have at most 15 characters', () => {
    expect(cleanTeamName('x'.repeat(20))).toHaveLength(15);
    expect(Array.from(cleanTeamName('🦊'.repeat(20)))).toHaveLength(15);
    expect(cleanTeamName('Fo\u0000x\nes')).toBe('Foxes');
    expect(cleanTeamName('   ')).toBe('');
    expect(cleanTeamName('\u200B\u3000')).toBe('');
    expect(cleanTeamName('  Red Foxes ')).toBe('Red Foxes ');
  });
});
