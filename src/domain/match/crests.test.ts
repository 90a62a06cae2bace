// Teams with names and crests of their own, from the evening before or chosen now.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOON,
  kept,
  parseMatch,
  played,
  serializeMatch,
  startedMatch,
} from '#tests/support/matches.ts';
import { areDifferent, CREST_IDS, DEFAULT_CRESTS, takeCrest } from './crests.ts';
import { suggestName } from './suggest-name.ts';
import { secondsLeft } from './timer.ts';
import { TEAM_IDS } from './teams.ts';

const crest = fc.constantFrom(...CREST_IDS);
const choices = fc.array(fc.tuple(fc.constantFrom(...TEAM_IDS), crest));

describe('crests', () => {
  it('TEAM-02 no two teams ever have the same, and who takes one has it', () => {
    fc.assert(
      fc.property(choices, (taken) => {
        let crests = DEFAULT_CRESTS;
        for (const [team, wanted] of taken) {
          crests = takeCrest(crests, team, wanted);
          expect(crests[team]).toBe(wanted);
          expect(areDifferent(crests)).toBe(true);
        }
      }),
    );
  });

  it('TEAM-02 the team that had it gets the other’s', () => {
    const swapped = played(startedMatch(), [{ type: 'SET_CREST', team: 'A', crest: 'triangle' }]);
    expect(swapped.teamCrests).toMatchObject({ A: 'triangle', B: 'circle' });
    const same = played(swapped, [{ type: 'SET_CREST', team: 'A', crest: 'triangle' }]);
    expect(same).toBe(swapped);
    expect(played(swapped, [{ type: 'SET_CREST', team: 'D', crest: 'moon' }])).toBe(swapped);
  });

  it('TEAM-04 STATE-GAME-24 a game is kept with its crests, without them as before, and never with two alike', () => {
    const plain = startedMatch();
    expect(parseMatch(serializeMatch(plain), NOON)).toEqual(plain);
    const chosen = played(plain, [{ type: 'SET_CREST', team: 'B', crest: 'clover' }]);
    expect(parseMatch(serializeMatch(chosen), NOON)).toEqual(chosen);
    const wrong = (crests: object) => parseMatch(kept(chosen, { teamCrests: crests }), NOON);
    expect(wrong({ ...DEFAULT_CRESTS, A: 'triangle' })).toBeUndefined();
    expect(wrong({ ...DEFAULT_CRESTS, A: 'cube' })).toBeUndefined();
    expect(wrong({ A: 'star' })).toBeUndefined();
  });
});

describe('START_GAME', () => {
  it('TEAM-05 may carry names and crests; a name is cut as a typed one', () => {
    const teamCrests = { ...DEFAULT_CRESTS, A: 'moon' } as const;
    const teamNames = { A: ' Foxes', B: '  ', C: 'x'.repeat(20) };
    const match = startedMatch({ teamNames, teamCrests });
    expect(match.teamNames).toEqual({ A: 'Foxes', B: '', C: 'x'.repeat(15) });
    expect(match.teamCrests).toEqual(teamCrests);
    expect(startedMatch({ teamCrests: { ...teamCrests, B: 'moon' } }).teamCrests).toBeUndefined();
    expect(startedMatch().teamNames).toEqual({});
  });

  it('START-03 may leave the clock standing at its full time', () => {
    const match = startedMatch({ waits: true, timerSeconds: 45 });
    expect(match.timer.status).toBe('paused');
    expect(secondsLeft(match.timer, NOON + 9000)).toBe(45);
    expect(match).not.toHaveProperty('waits');
    const [resumed] = [played(match, [{ type: 'RESUME_GAME' }], NOON + 9000)];
    expect(secondsLeft(resumed.timer, NOON + 10_000)).toBe(44);
  });
});

describe('the dice', () => {
  it('TEAM-01 never throws a name that a team has', () => {
    const names = ['Foxes', 'Owls', 'Bears', 'Moles'];
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (one, other) => {
        const first = suggestName(names, { B: ' owls' }, one);
        const second = suggestName(names, { A: first ?? '', B: 'OWLS' }, other);
        expect(['Foxes', 'Bears', 'Moles']).toContain(first);
        expect(new Set([first, second, 'Owls']).size).toBe(3);
      }),
    );
    expect(suggestName(['Owls'], { A: 'Owls' }, 0)).toBeUndefined();
  });
});
