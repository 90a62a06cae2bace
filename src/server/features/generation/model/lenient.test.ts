import { expect, it } from 'vitest';
import * as z from 'zod';
import { formInWords, lenient } from './lenient.ts';

const Element = z.object({
  question: z.string(),
  number: z.number(),
  verdict: z.enum(['right', 'doubtful', 'mostLikely']),
  wrong: z.array(z.string()),
});

it.each([
  [{ question: null }, {}],
  [{ question: 7 }, { question: '7' }],
  [{ question: ['ice', 'snow'] }, { question: 'ice, snow' }],
  [{ question: [{ text: 'ice' }] }, { question: [{ text: 'ice' }] }],
  [
    { Question: 'A?', NUMBER: '3' },
    { question: 'A?', number: 3 },
  ],
  [{ verdict: ' Right' }, { verdict: 'right' }],
  [{ verdict: 'mostlikely' }, { verdict: 'mostLikely' }],
  [{ verdict: 'maybe' }, { verdict: 'maybe' }],
  [{ wrong: 'ice, snow; 3' }, { wrong: ['ice', 'snow', '3'] }],
  [{ wrong: [1912, null, ' a '] }, { wrong: ['1912', 'a'] }],
  [{ wrong: '' }, { wrong: [] }],
  [{ wrong: ['a', 'b'], other: 1 }, { wrong: ['a', 'b'] }],
  ['text', 'text'],
  [null, null],
])('puts right what a model has made of an element: %j', (said, meant) => {
  expect(lenient(Element)(said)).toEqual(meant);
});

it('MODEL-02 says the form of an answer in words', () => {
  expect(formInWords(Element)).toContain(
    '{"elements": [{"question": "…", "number": 1, "verdict": "right" or "doubtful" or "mostLikely", "wrong": ["…", "…"]}, …]}',
  );
});
