import { describe, expect, it } from 'vitest';
import { defaultPanels } from '#web/platform/match/panels.ts';
import { parseTable, serializeTable } from '#web/platform/match/table-form.ts';
import { cards, NOON, played, startedMatch } from '#tests/support/matches.ts';
import { toldTable } from './told-table.ts';

const deck = cards(4).map((card) => ({
  ...card,
  explanation: 'because',
  choices: ['one', 'two', 'three'],
}));
const match = played(startedMatch({ cards: deck }), [
  { type: 'SKIP_CARD' },
  { type: 'UPDATE_NOTES', notes: 'private' },
  { type: 'UPDATE_SCORE', team: 'B', points: 10 },
]);
const view = { panels: defaultPanels(match), decoration: 3 };
const closed = { isHintShown: false, isAnswerShown: false, isFaceDown: false };

/** The words that a stage is told. */
const words = (shown: Partial<typeof closed>) =>
  JSON.stringify(toldTable({ match, view, ...closed, ...shown }));

describe('what a stage is told', () => {
  it('STAGE-11 is the question of the card on the table, and nothing of another card', () => {
    const told = words({});
    expect(told).toContain('Question 2?');
    for (const secret of ['Question 1?', 'Question 3?', 'a hint', 'an answer', 'because', 'three'])
      expect(told).not.toContain(secret);
    expect(told).not.toContain('private');
  });

  it('STAGE-11 is the hint and the answer once they are turned over', () => {
    expect(words({ isHintShown: true })).toContain('a hint');
    expect(words({ isHintShown: true })).not.toContain('an answer');
    expect(words({ isAnswerShown: true })).toMatch(/an answer.*because/);
    expect(words({ isAnswerShown: true })).not.toContain('a hint');
  });

  it('STAGE-11 is nothing of a card that lies face down, whatever was turned over', () => {
    const told = words({ isFaceDown: true, isHintShown: true, isAnswerShown: true });
    for (const secret of ['Question', 'a hint', 'an answer', 'because'])
      expect(told).not.toContain(secret);
  });

  it('STAGE-10 loads as a kept match does, with its score', () => {
    const read = parseTable(serializeTable(toldTable({ match, view, ...closed })), NOON);
    expect(read?.match.currentCardIndex).toBe(0);
    expect(read?.match.scoreboard).toEqual(match.scoreboard);
    expect(read?.match.cards).toHaveLength(3);
    expect(read?.view).toEqual(view);
  });
});
