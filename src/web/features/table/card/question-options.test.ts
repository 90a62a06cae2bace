import { describe, expect, it } from 'vitest';
import { offeredIn } from './question-options.ts';

describe('a question that offers answers', () => {
  it('SHOW-02 is taken apart at its letters, and loses none', () => {
    const text = 'Which planet is red? A) Mars, B) Venus, C) Earth D) Sun and Moon';
    expect(offeredIn(text)).toEqual({
      question: 'Which planet is red? ',
      options: ['A) Mars, ', 'B) Venus, ', 'C) Earth ', 'D) Sun and Moon'],
    });
    expect(offeredIn('Red?\n(a) Mars\n(b) Venus')?.options).toEqual(['(a) Mars\n', '(b) Venus']);
    expect(offeredIn('A) Yes B) No')).toEqual({ question: '', options: ['A) Yes ', 'B) No'] });
  });

  it('SHOW-02 stays whole where it offers none, or its letters are not in order', () => {
    for (const text of [
      'Who?',
      'Plan B) or A) first',
      'Only A) this',
      'DNA) or RNAB) what?',
      'A)',
    ]) {
      expect(offeredIn(text)).toBeUndefined();
    }
  });
});
