import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { SeenCards } from './seen.ts';

const seen = (...questions: string[]): SeenCards =>
  new SeenCards(questions.map((question) => fingerprintOf({ question, answer: '' })));
const has = (cards: SeenCards, question: string, answer = ''): boolean =>
  cards.has({ question, answer });

describe('what a host has had', () => {
  it('is known again in other case, signs and white space, whatever the question', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 ,.!?-]*[a-z0-9]$/), (question) => {
        const same = `  “${question.toUpperCase().replaceAll(' ', '   ')}”?! `;
        expect(has(seen(question), same)).toBe(true);
      }),
    );
    expect(has(seen('Où est le café à Liège ?'), 'ou est le cafe a liege')).toBe(true);
  });

  it('is known again with a word changed, and not where the question is another', () => {
    const cards = seen('Which planet in our solar system is named after the Roman god of war?');
    expect(
      has(cards, 'Which planet of our solar system is named after the Roman god of war?'),
    ).toBe(true);
    expect(has(cards, 'Which planet in our solar system has the most moons?')).toBe(false);
    expect(has(cards, 'Which Roman god is the month of March named after?')).toBe(false);
  });

  it('is told apart by its numbers', () => {
    const cards = seen('Which number comes next in this series: 2, 4, 8, 16?');
    expect(has(cards, 'Which number comes next in this series: 3, 6, 12, 24?')).toBe(false);
    expect(has(cards, 'Which number comes next in the series 2, 4, 8, 16?')).toBe(true);
  });

  it('counts the same thing asked in other words by its answer', () => {
    const asked = { question: 'Which metal flows at room temperature?', answer: 'Mercury' };
    const cards = new SeenCards([fingerprintOf(asked)]);
    const again = 'Name the metal that flows even at room temperature.';
    expect(has(cards, again, 'mercury')).toBe(true);
    expect(has(cards, again, 'Gallium')).toBe(false);
  });

  it('a fingerprint holds none of the words', () => {
    const { sketch, ...print } = fingerprintOf({
      question: 'Which planet is named after Mars?',
      answer: 'Mars',
    });
    expect(JSON.stringify(print).toLowerCase()).not.toMatch(/planet|mars/);
    expect(sketch).toHaveLength(64);
  });
});
