import { expect, it } from 'vitest';
import { readList } from './list-reader.ts';

const FIELDS = ['question', 'hint', 'answer'];

it('reads a numbered list, its fields by their names', () => {
  const text =
    'Here:\n\n1. **Who?**\n   - **Hint:** He: a painter.\n   - Answer: Vermeer\n2) Question: What?\nANSWER: It\n\nFun!';
  expect(readList(text, FIELDS)).toEqual([
    { question: 'Who?', hint: 'He: a painter.', answer: 'Vermeer' },
    { question: 'What?', answer: 'It' },
  ]);
});

it('keeps a colon that names no field, and finds nothing without numbers', () => {
  expect(readList('1. This or that: tea or coffee?', FIELDS)).toEqual([
    { question: 'This or that: tea or coffee?' },
  ]);
  expect(readList('I am sorry.\nHint: none', FIELDS)).toEqual([]);
});

it('MODEL-01 finds nothing in a long blank at once: who reads it holds up every game of the process', () => {
  // Where each blank is tried from each place, this goes on for longer than any test may.
  for (const blank of [' '.repeat(200_000), `1${' '.repeat(200_000)}`, '* '.repeat(100_000)]) {
    expect(readList(blank, FIELDS)).toEqual([]);
  }
});

it('MODEL-01 reads lines that end with carriage returns', () => {
  const text =
    '1. Which planet is red?\r\n   Answer: Mars\r\n2. And the largest?\r\nAnswer: Jupiter\r\n';
  expect(readList(text, FIELDS)).toEqual([
    { question: 'Which planet is red?', answer: 'Mars' },
    { question: 'And the largest?', answer: 'Jupiter' },
  ]);
});
