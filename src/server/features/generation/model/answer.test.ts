import { describe, expect, it } from 'vitest';
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

describe('MODEL-01 thoughts whose beginning the server has kept to itself', () => {
  const thoughts = `The host wants cards about tea. ${'Let me think of some. '.repeat(12)}One is {"question":"Thought?"}, no.`;
  const questions = ['A?', 'B?'].map((question) => ({ question }));
  const cards = JSON.stringify({ elements: questions });

  it.each([
    ['in one piece', (text: string) => [text]],
    ['sign by sign', (text: string) => Array.from(text)],
  ])('are no cards, however they come: %s', (_, cut) => {
    const answer = new Answer({ asked: Element, taken: Element });
    const pieces = cut(`${thoughts}\n</think>\n\n${cards}`);
    const elements = pieces.flatMap((piece) => [...answer.read(piece)]);
    expect([...elements, ...answer.end()]).toEqual(questions);
    expect(answer.count).toBe(2);
    expect(answer.looks).toBe('json');
  });

  it('are no list either', () => {
    const { elements } = read(`1. Thought?\n2. Another?\n</think>\n1. A?\n2. B?`);
    expect(elements).toEqual(questions);
  });

  it('may be just many words: what stands behind them is read at the end', () => {
    const answer = new Answer({ asked: Element, taken: Element });
    expect([...answer.read(`${thoughts}\n${cards}`)]).toEqual([]);
    expect([...answer.end()].slice(1)).toEqual(questions);
  });

  it('hold nothing up that stands behind few words or none', () => {
    for (const words of ['', 'Sure! Here are your cards:\n\n', '```json\n']) {
      const answer = new Answer({ asked: Element, taken: Element });
      expect([...answer.read(`${words}${cards}`)]).toEqual(questions);
    }
  });
});
