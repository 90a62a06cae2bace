import { describe, expect, it } from 'vitest';
import { cards } from '#tests/support/matches.ts';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS } from '#domain/category/free-games.ts';
import {
  answerDefault,
  canToggleAnswers,
  canToggleHints,
  hintDefault,
  showsAnswer,
  showsHint,
} from './hints.ts';
import type { Kind } from '#domain/category/kind.ts';

const some = cards(3);
const none = cards(3, '', '');
const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(CATEGORY_IDS.map((category) => [category, { category }])),
  ...Object.fromEntries(FREE_GAME_IDS.map((id) => [id, { category: 'free', freeGame: id }])),
};
const where = (test: (kind: Kind) => boolean): string[] =>
  Object.entries(kinds).flatMap(([id, kind]) => (test(kind) ? [id] : []));

describe('hints and answers', () => {
  it('STATE-GAME-26 STATE-GAME-28 STATE-GAME-29 start on for trivia, challenge and free, off for the others', () => {
    const on = ['free', 'trivia', 'challenge', ...FREE_GAME_IDS];
    expect(where((kind) => hintDefault(kind, none))).toEqual(on);
    expect(where((kind) => answerDefault(kind))).toEqual(on);
  });

  it('STATE-GAME-27 secret-prompt hints start on only where cards carry one', () => {
    const kind = { category: 'secret-prompt' } as const;
    expect(hintDefault(kind, none)).toBe(false);
    expect(hintDefault(kind, [...none, ...some])).toBe(true);
    expect(answerDefault(kind)).toBe(false);
  });

  it('STATE-GAME-30 hints can be switched for trivia, challenge, and secret-prompt with hints', () => {
    expect(where((kind) => canToggleHints(kind, some))).toEqual([
      'trivia',
      'challenge',
      'secret-prompt',
    ]);
    expect(where((kind) => canToggleHints(kind, none))).toEqual(['trivia', 'challenge']);
  });

  it('STATE-GAME-31 answers can be switched for trivia and challenge', () => {
    expect(where(canToggleAnswers)).toEqual(['trivia', 'challenge']);
  });

  it('RULE-37 RULE-38 a hint shows where the game has hints, its kind shows them, and the card has one', () => {
    const shows = (kind: Kind, includeHints = true, hint = 'a hint'): boolean =>
      showsHint({ ...kind, includeHints }, { hint });
    expect(where((kind) => shows(kind))).toEqual([
      'free',
      'trivia',
      'challenge',
      'secret-prompt',
      '2000s-pop',
      'emoji-guess-it',
    ]);
    expect(where((kind) => shows(kind, false))).toEqual([]);
    expect(where((kind) => shows(kind, true, '  '))).toEqual([]);
  });

  it('RULE-39 an answer shows for trivia, challenge, and two of the free games', () => {
    const shows = (kind: Kind, includeAnswers = true): boolean =>
      showsAnswer({ ...kind, includeAnswers }, { answer: 'an answer' });
    expect(where((kind) => shows(kind))).toEqual([
      'trivia',
      'challenge',
      '2000s-pop',
      'emoji-guess-it',
    ]);
    expect(where((kind) => shows(kind, false))).toEqual([]);
  });

  it('RULE-39 a card without an answer, or with spaces for one, shows none', () => {
    const match = { category: 'trivia', includeAnswers: true } as const;
    expect(showsAnswer(match, { answer: 'Mars' })).toBe(true);
    expect(showsAnswer(match, { answer: '' })).toBe(false);
    expect(showsAnswer(match, { answer: '  ' })).toBe(false);
  });
});
