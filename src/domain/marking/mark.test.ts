import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '#content/marking/en.json' with { type: 'json' };
import { markOf } from './mark.ts';
import { MarkingWords } from './words.ts';

const WORDS = MarkingWords.parse(english);
const mark = (
  answer: string,
  typed: string,
  more: { accepts?: string[]; choices?: string[] } = {},
) => markOf({ answer, ...more }, typed, WORDS);

describe('PHONE-20 marking a typed answer', () => {
  it.each([
    ['Mount Everest', 'mount everest'],
    ['The Beatles', 'Beatles!'],
    ['The Beatles', 'I think it’s the beatles'],
    ['Beyoncé', 'beyonce'],
    ['Salt & pepper', 'salt and pepper'],
    ['Dr. No', 'Dr No'],
    ["Hallowe'en", 'halloween'],
    ['12', 'twelve'],
    ['Twelve', '12'],
    ['1,000', '1000'],
    ['1,000', 'a thousand'],
    ['21', 'twenty-one'],
    ['350', 'three hundred and fifty'],
    ['3 million', '3,000,000'],
    ['1969', '1969'],
    ['12', '12 people'],
    ['Spider-Man', 'spiderman'],
    ['Neil Armstrong (1930–2012)', 'Neil Armstrong'],
    ['Michelangelo', 'Michaelangelo'],
    ['Reykjavik', 'Reykjavic'],
    ['The The', 'the the'],
  ])('%s: ‘%s’ is right', (answer, typed) => expect(mark(answer, typed)).toBe('right'));

  it.each([
    ['1969', '1968'],
    ['12', '13'],
    ['Apollo 11', 'Apollo 13'],
    ['Iran', 'Iraq'],
    ['Mars', 'Mark'],
    ['Paris', 'London'],
    ['Paris', ''],
    ['Paris', '?!'],
    ['Paris', 'the'],
    ['The Godfather Part 2', 'The Godfather Part 3'],
  ])('%s: ‘%s’ is wrong', (answer, typed) => expect(mark(answer, typed)).toBe('wrong'));

  it.each([
    ['Neil Armstrong', 'Armstrong'],
    ['Tower Bridge', 'Tower Bridge in London'],
    ['Apollo 11', 'Apollo'],
    ['Chicago', 'Chikagho'],
  ])('%s: about ‘%s’ somebody is asked', (answer, typed) =>
    expect(mark(answer, typed)).toBe('ask'),
  );

  it('what else is right counts, and a known wrong answer is no slip', () => {
    expect(mark('The United Kingdom', 'UK', { accepts: ['UK', 'Great Britain'] })).toBe('right');
    expect(mark('Austria', 'Australia')).toBe('ask');
    expect(mark('Austria', 'Australia', { choices: ['Australia', 'Germany', 'Italy'] })).toBe(
      'wrong',
    );
    expect(mark('Slovenia', 'Slovakia', { choices: ['Slovakia'] })).toBe('wrong');
  });

  it.each([
    ['केला', 'काला'],
    ['ลาว', 'ลูกเสือ'],
    ['แม่', 'แม'],
    ['ガス', 'カス'],
  ])('signs that make another letter of it are no accents: %s is not ‘%s’', (answer, typed) =>
    expect(mark(answer, typed)).not.toBe('right'),
  );

  it.each([
    ['दिल्ली', 'दिल्ली!'],
    ['กรุงเทพ', 'กรุงเทพ'],
    ['パリ', 'ﾊﾟﾘ'],
    ['Αθήνα', 'αθηνα'],
    ['Пётр', 'петр'],
    ['القُدس', 'القدس'],
    ['שָׁלוֹם', 'שלום'],
    ['서울', '서울'],
    ['Việt Nam', 'viet nam'],
    ['चाँद', 'चांद'],
  ])('in any script %s is ‘%s’', (answer, typed) => expect(mark(answer, typed)).toBe('right'));

  it.each([
    ['Dogs', 'dog'],
    ['Dog', 'dogs'],
    ['Bees', 'a bee'],
    ['Owl', 'owls'],
    ['Egg', 'eggs'],
  ])('one of them or several: %s: ‘%s’ is right, short as it is', (answer, typed) =>
    expect(mark(answer, typed)).toBe('right'),
  );

  it.each([
    ['7 days', '7'],
    ['50 percent', '50%'],
    ['180 degrees', '180°'],
    ['Ten Commandments', '10'],
  ])('about the number alone somebody is asked: %s: ‘%s’', (answer, typed) =>
    expect(mark(answer, typed)).toBe('ask'),
  );

  it('a letter at the end tells one thing from another', () => {
    expect(mark('Vitamin C', 'vitamin d')).not.toBe('right');
    expect(mark('Vitamin A', 'vitamin')).not.toBe('right');
    expect(mark('Vitamin A', 'vitamin a')).toBe('right');
    expect(mark('Vitamin C', 'vitamine c')).toBe('right');
    expect(mark('Cats', 'ca', { choices: ['Cat', 'Dogs', 'Cows'] })).toBe('wrong');
    expect(mark('Cats', 'cat', { choices: ['Cat', 'Dogs', 'Cows'] })).toBe('wrong');
  });

  it('a sign is an answer like others, and does not make everything right', () => {
    const more = { accepts: ['@', 'At'], choices: ['The hash', 'The asterisk', 'The ampersand'] };
    for (const typed of ['@', ' @ ', 'at sign'])
      expect(mark('The at sign', typed, more)).toBe('right');
    for (const typed of ['banana', 'the hash', '#', '…']) {
      expect({ typed, mark: mark('The at sign', typed, more) }).toEqual({ typed, mark: 'wrong' });
    }
    expect(mark('∞', 'eight')).toBe('wrong');
    expect(mark('∞', '∞')).toBe('right');
    expect(mark('🍕', 'pizza')).toBe('wrong');
  });

  it('whatever the case, the accents and the article, an answer is its own', () => {
    const WORD = fc.stringMatching(/^[a-z]{3,9}( [a-z]{3,9}){0,2}$/);
    fc.assert(
      fc.property(WORD, (answer) => {
        // What may stand before any answer is none.
        fc.pre(!/^(?:its|thats|the|maybe|probably) /.test(answer));
        for (const typed of [answer.toUpperCase(), `the ${answer}`, `${answer}.`, ` ${answer} `]) {
          expect(mark(answer, typed)).toBe('right');
        }
      }),
    );
  });

  it.each([
    ['St. Louis', 'saint louis'],
    ['Saint Petersburg', 'St Petersburg'],
    ['Dr. No', 'doctor no'],
    ['Mount Everest', 'mt everest'],
    ['Mr. Bean', 'mister bean'],
    ['Kramer vs. Kramer', 'kramer versus kramer'],
    ['Grey', 'gray'],
    ['The United States', 'usa'],
    ['USA', 'the united states of america'],
    ['United Kingdom', 'the U.K.'],
    ['Among Us', 'among us'],
  ])('the same said otherwise is the same: %s: ‘%s’ is right', (answer, typed) =>
    expect(mark(answer, typed)).toBe('right'),
  );

  it.each([
    ['Henry VIII', 'henry 8'],
    ['Henry VIII', 'Henry the eighth'],
    ['Henry VIII', 'Henry the 8th'],
    ['World War II', 'world war two'],
    ['Apollo 11', 'Apollo XI'],
    ['Lupin III', 'lupin the third'],
    ['Louis XIV', 'louis the fourteenth'],
    ['21st', '21'],
    ['Fifth Avenue', '5th Avenue'],
    ['The 18th century', 'eighteenth century'],
    ['Malcolm X', 'malcolm x'],
    ['XI', 'xi'],
    ['I, Robot', 'I robot'],
    ['You and I', 'you and i'],
    ['Batman v Superman', 'batman vs superman'],
    ['World War II', 'World War II.'],
    ['30 seconds', 'thirty second'],
    ['60 second', '60 seconds'],
    ['Two thirds', 'two third'],
  ])('Roman numerals and ordinals are numbers too: %s: ‘%s’ is right', (answer, typed) =>
    expect(mark(answer, typed)).toBe('right'),
  );

  it.each([
    ['SpaceX', 'space x', 'right'],
    ['WWII', 'WW II', 'right'],
    ['Saturn V', 'saturnv', 'right'],
    ['Professor X', 'professorx', 'right'],
    ['50 First Dates', 'fifty first dates', 'right'],
    ['The First Hundred Days', 'the first 100 days', 'right'],
    ['Twelfth Night', 'twelth night', 'ask'],
    ['The Fifth Element', 'the fith element', 'ask'],
    ['Saturn V', 'saturn v rocket', 'ask'],
    ['Xi Jinping', 'president xi jinping', 'ask'],
    ['Henry V', 'henry v of england', 'ask'],
    ['World War I', 'world war', 'ask'],
    ['One third', 'a third', 'ask'],
    ['One third', 'third', 'ask'],
    ['Two fifths', 'two fifth', 'right'],
    ['Nanosecond', 'nano second', 'right'],
    ['One third', '3', 'wrong'],
    ['Two fifths', 'two thirds', 'wrong'],
    ['Twenty-fifth', '25', 'right'],
  ] as const)('a numeral may be just letters or a word: %s: ‘%s’ is %s', (answer, typed, is) =>
    expect(mark(answer, typed)).toBe(is),
  );

  it.each([
    ['One fifth', '15'],
    ['C', 'Cs'],
    ['O', 'Os'],
    ['A A', 'A'],
    ['Vitamin A', 'Vitamin'],
  ])('a letter, or two numbers, are not more than they are: %s: ‘%s’', (answer, typed) =>
    expect(mark(answer, typed)).not.toBe('right'),
  );

  it.each([
    ['Henry VIII', 'Henry VII'],
    ['World War I', 'World War II'],
    ['Elizabeth II', 'Elizabeth I'],
    ['George VI', 'George V'],
    ['Louis XIV', 'louis xv'],
    ['Rocky II', 'Rocky 3'],
    ['Fifth Avenue', 'Sixth Avenue'],
  ])('another Roman numeral or ordinal is another answer: %s: ‘%s’ is wrong', (answer, typed) =>
    expect(mark(answer, typed)).toBe('wrong'),
  );

  it('two different numbers are never the same answer', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), (one, other) => {
        expect(mark(String(one), String(other))).toBe(one === other ? 'right' : 'wrong');
      }),
    );
  });
});
