import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ObjectScan } from './object-scan.ts';

function found(...pieces: string[]): unknown[] {
  const scan = new ObjectScan();
  return pieces.flatMap((piece) => [...scan.read(piece)]);
}

const A = { question: 'A?' };
const B = { question: 'B?' };

describe('objects in a text', () => {
  it.each([
    ['in a fence', '```json\n[{"question":"A?"},\n{"question":"B?"}]\n```'],
    ['behind prose', 'Sure {as you wish}, here are "two:\n[{"question":"A?"},{"question":"B?"}]'],
    ['a line each', '{"question":"A?"}\n{"question":"B?"}\n'],
    ['with a comma too many', '[{"question":"A?",},{"question":"B?"},]'],
    ['behind one that is broken', '{"question": broken}{"question":"A?"}{"question":"B?"}'],
    ['behind a brace that is never closed', 'So {\n{"question":"A?"},{"question":"B?"}'],
    [
      'behind a quotation mark that should be escaped',
      '[{"question":"5" x?"},{"question":"A?"},{"question":"B?"}]',
    ],
  ])('are found %s', (_, text) => {
    expect(found(text)).toEqual([A, B]);
    expect(found(...Array.from(text))).toEqual([A, B]);
  });

  it('are found as soon as they are whole, the inner ones first', () => {
    const scan = new ObjectScan();
    expect([...scan.read('{"cards":[{"question":"A?"},{"ques')]).toEqual([A]);
    expect([...scan.read('tion":"B?"}')]).toEqual([B]);
    expect([...scan.read(']}')]).toEqual([{ cards: [A, B] }]);
  });

  it('may hold braces and quotation marks in their words', () => {
    const words = fc.record({ question: fc.string().filter((text) => !/\{\s*$/.test(text)) });
    fc.assert(
      fc.property(fc.array(words), fc.nat(30), (objects, size) => {
        const text = JSON.stringify(objects);
        const pieces = text.match(new RegExp(`[^]{1,${size + 1}}`, 'g')) ?? [];
        expect(found(...pieces)).toEqual(objects);
      }),
    );
  });

  it('cost no more than their length, however many braces come', () => {
    expect(found('{'.repeat(50_000), '}'.repeat(50_000))).toEqual([{}]);
  });
});
