import { expect, it } from 'vitest';
import * as z from 'zod';
import { Answer } from './answer.ts';

const Element = z.object({ question: z.string() });

function read(text: string) {
  const answer = new Answer({ asked: Element, taken: Element });
  const elements = [...answer.read(text), ...answer.end()];
  return { elements, answer };
}

it.each([
  ['{"elements": [ ]}', true],
  ['```json\n[]\n```', true],
  ['[]', true],
  ['{"elements":[{"question":"A?"}]}', false],
  ['None of them [] is alike.', false],
  ['', false],
])('knows an empty list from nothing: %j', (text, isEmpty) => {
  expect(read(text).answer.isEmptyList).toBe(isEmpty);
});

it.each([
  ['```json\n', 'fence'],
  [' <!DOCTYPE html>', 'html'],
  ['<think>Well', 'thinking'],
  ['{"a":1}', 'json'],
  ['- one', 'list'],
  ['I am sorry', 'prose'],
  ['\n', 'empty'],
])('MODEL-08 says how an answer begins: %j', (text, looks) => {
  expect(read(text).answer.looks).toBe(looks);
});

it('reads a list only where there is no object', () => {
  expect(read('1. Think\n2. Write\n{"question":"A?"}').elements).toEqual([{ question: 'A?' }]);
  expect(read('1. A?\n2. B?').elements).toEqual([{ question: 'A?' }, { question: 'B?' }]);
});
