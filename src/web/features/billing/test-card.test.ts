import { expect, it } from 'vitest';
import { isComplete, numberFault, spaced, withStroke } from './test-card.ts';

it('a number stands in groups of four, sixteen digits at most', () => {
  expect(spaced('4242x4242 4')).toBe('4242 4242 4');
  expect(spaced('4242')).toBe('4242');
  expect(spaced('4'.repeat(20))).toBe('4444 4444 4444 4444');
});

it('a month gets its stroke with the third digit', () => {
  expect(['1', '12', '123', '12/3', '12/34', '12345'].map(withStroke)).toEqual([
    '1',
    '12',
    '12/3',
    '12/3',
    '12/34',
    '12/34',
  ]);
});

it('RULE-43 a card is complete with a known number, a month ahead and three digits', () => {
  const now = new Date(2026, 10, 22).getTime();
  const card = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };
  const is = (change: object) => isComplete({ ...card, ...change }, now);
  expect(is({})).toBe(true);
  for (const wrong of [
    { number: '4242 4242 4242 4241' },
    { number: '4242' },
    { expiry: '10/26' },
    { expiry: '13/27' },
    { expiry: '1/27' },
    { cvc: '12' },
    { cvc: '1234' },
  ]) {
    expect({ ...wrong, isComplete: is(wrong) }).toEqual({ ...wrong, isComplete: false });
  }
});

it('a number that can become no test card is refused as soon as that shows', () => {
  expect(numberFault('42')).toBeUndefined();
  expect(numberFault('43')).toBe(
    'Only the test cards below are taken. Never type a real card here.',
  );
});
