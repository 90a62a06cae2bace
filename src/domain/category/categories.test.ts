import { describe, expect, it } from 'vitest';
import {
  CARD_COUNTS,
  CATEGORIES,
  CATEGORY_IDS,
  DEFAULTS,
  DIFFICULTIES,
  TEAM_COUNTS,
  TIMER_SECONDS,
} from './categories.ts';
import { FREE_GAME_IDS, FREE_GAMES } from './free-games.ts';
import { roundsOf } from '#domain/match/state.ts';
import { TEAM_SHAPES } from '#domain/match/teams.ts';
import { startedMatch } from '#tests/support/matches.ts';

const where = <Row>(rows: Readonly<Record<string, Row>>, test: (row: Row) => boolean): string[] =>
  Object.keys(rows).filter((id) => rows[id] !== undefined && test(rows[id]));

describe('the table of categories', () => {
  it('HOME-03 has seven, each with its name', () => {
    expect(CATEGORY_IDS.map((id) => CATEGORIES[id].name)).toEqual([
      'Free Games',
      'Trivia',
      'Drinking Games',
      'Social & Party Games',
      'Relationship Games',
      'Challenge & Puzzle Games',
      'Secret-prompt Games',
    ]);
  });

  it('PLAY-13 SETUP-09 PLAY-04 says who keeps scores, who is asked for teams, and whose cards are secret', () => {
    const talk = ['drinking', 'social', 'relationship'];
    expect(where(CATEGORIES, ({ scored }) => !scored)).toEqual(talk);
    expect(where(CATEGORIES, ({ showsTeamsAndTime }) => !showsTeamsAndTime)).toEqual(talk);
    expect(where(CATEGORIES, ({ takesVotes }) => takesVotes)).toEqual(talk);
    expect(where(FREE_GAMES, ({ takesVotes }) => takesVotes)).toEqual(['would-you-rather']);
    expect(where(CATEGORIES, ({ facesDown }) => facesDown)).toEqual(['secret-prompt']);
    expect(where(CATEGORIES, ({ help }) => help === 'forbidden-words')).toEqual(['secret-prompt']);
  });

  it('SETUP-02 WHAT-10 has four free games, two of them without a winner', () => {
    expect(FREE_GAME_IDS.map((id) => FREE_GAMES[id].name)).toEqual([
      'Would You Rather',
      '2000s Pop Culture',
      'Categories Blitz',
      'Emoji Guess It',
    ]);
    expect(where(FREE_GAMES, ({ scored }) => !scored)).toEqual([
      'would-you-rather',
      'categories-blitz',
    ]);
    for (const id of FREE_GAME_IDS) {
      expect(FREE_GAMES[id].id).toBe(id);
    }
  });

  it('CONST-05 CONST-06 CONST-07 CONST-08 has these choices and defaults', () => {
    expect(DIFFICULTIES).toEqual(['easy', 'medium', 'hard']);
    expect(TEAM_COUNTS).toEqual([2, 3, 4]);
    expect(CARD_COUNTS).toEqual([20, 30, 40, 50, 60]);
    expect(TIMER_SECONDS).toEqual([20, 30, 45, 60, 75, 90]);
    expect(DEFAULTS).toEqual({
      difficulty: 'medium',
      teamCount: 2,
      cardCount: 30,
      timerSeconds: 30,
    });
  });
});

describe('teams', () => {
  it('DATA-13 have a shape each', () => {
    expect(TEAM_SHAPES).toEqual({ A: 'circle', B: 'triangle', C: 'square', D: 'diamond' });
  });

  it('STATE-GAME-17 make as many rounds as cards divided by teams', () => {
    expect(TEAM_COUNTS.map((teamCount) => roundsOf(startedMatch({ teamCount })))).toEqual([
      3, 2, 2,
    ]);
  });
});
