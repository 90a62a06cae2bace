import { describe, expect, it } from 'vitest';
import { cards } from '#tests/support/matches.ts';
import { CATEGORIES, CATEGORY_IDS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS, FREE_GAMES } from '#domain/category/free-games.ts';
import {
  answerDefault,
  canToggleAnswers,
  canToggleHints,
  hintDefault,
  showsAnswer,
  showsHint,
} from './hints.ts';
import { labelOf } from '#domain/category/label.ts';

const some = cards(3);
const none = cards(3, '', '');
const labels = {
  ...Object.fromEntries(CATEGORY_IDS.map((id) => [id, labelOf(id, 'x')])),
  ...Object.fromEntries(FREE_GAME_IDS.map((id) => [id, labelOf('free', FREE_GAMES[id].name)])),
};
const where = (test: (label: string) => boolean): string[] =>
  Object.keys(labels).filter((id) => test(labels[id] ?? ''));

describe('hints and answers', () => {
  it('STATE-GAME-26 STATE-GAME-28 STATE-GAME-29 start on for trivia, challenge and free, off for the others', () => {
    const on = ['free', 'trivia', 'challenge', ...FREE_GAME_IDS];
    expect(where((label) => hintDefault(label, none))).toEqual(on);
    expect(where((label) => answerDefault(label))).toEqual(on);
  });

  it('STATE-GAME-27 secret-prompt hints start on only where cards carry one', () => {
    const label = CATEGORIES['secret-prompt'].name;
    expect(hintDefault(label, none)).toBe(false);
    expect(hintDefault(label, [...none, ...some])).toBe(true);
    expect(answerDefault(label)).toBe(false);
  });

  it('STATE-GAME-30 hints can be switched for trivia, challenge, and secret-prompt with hints', () => {
    expect(where((label) => canToggleHints(label, some))).toEqual([
      'trivia',
      'challenge',
      'secret-prompt',
    ]);
    expect(where((label) => canToggleHints(label, none))).toEqual(['trivia', 'challenge']);
  });

  it('STATE-GAME-31 answers can be switched for trivia and challenge', () => {
    expect(where(canToggleAnswers)).toEqual(['trivia', 'challenge']);
  });

  it('RULE-37 RULE-38 a hint shows where the game has hints, its kind shows them, and the card has one', () => {
    const shows = (label: string, includeHints = true, hint = 'a hint'): boolean =>
      showsHint({ currentCategory: label, includeHints }, { hint });
    expect(where((label) => shows(label))).toEqual([
      'free',
      'trivia',
      'challenge',
      'secret-prompt',
      '2000s-pop',
      'emoji-guess-it',
    ]);
    expect(where((label) => shows(label, false))).toEqual([]);
    expect(where((label) => shows(label, true, '  '))).toEqual([]);
  });

  it('RULE-39 an answer shows for trivia, challenge, and two of the free games', () => {
    const shows = (label: string, includeAnswers = true): boolean =>
      showsAnswer({ currentCategory: label, includeAnswers }, { answer: 'an answer' });
    expect(where((label) => shows(label))).toEqual([
      'trivia',
      'challenge',
      '2000s-pop',
      'emoji-guess-it',
    ]);
    expect(where((label) => shows(label, false))).toEqual([]);
  });

  it('RULE-39 a card without an answer, or with spaces for one, shows none', () => {
    const match = { currentCategory: 'Trivia: x', includeAnswers: true };
    expect(showsAnswer(match, { answer: 'Mars' })).toBe(true);
    expect(showsAnswer(match, { answer: '' })).toBe(false);
    expect(showsAnswer(match, { answer: '  ' })).toBe(false);
  });
});
