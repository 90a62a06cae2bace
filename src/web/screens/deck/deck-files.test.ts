import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, readDeck, toCsv, toJson, type CardText } from './deck-files.ts';

const card = (question: string, answer = '', hint = '', explanation = ''): CardText => ({
  question,
  hint,
  answer,
  explanation,
});
const words = fc.string({ unit: 'grapheme', maxLength: 80 });
const anyCard = fc.record({
  question: words.filter((text) => text.trim() !== ''),
  hint: words,
  answer: words,
  explanation: words,
});

describe('decks as files', () => {
  it('what goes out as CSV or JSON comes in as it was', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 1, maxLength: 10 }), (cards) => {
        expect(readDeck(toCsv(cards)).cards).toEqual(cards);
        expect(readDeck(toJson('A title', cards))).toEqual({
          title: 'A title',
          cards,
          refused: [],
        });
      }),
    );
  });

  it('no cell can run as a formula in a spreadsheet', () => {
    const csv = toCsv(['=1+1', '+x', '-x', '@SUM(A1)', '\tx', "'=1"].map((text) => card(text)));
    for (const row of csv.split('\r\n').slice(1)) expect(row).toMatch(/^"'/);
  });

  it('headings in any case and order, semicolons, tabs, quotes and line breaks are read', () => {
    expect(readDeck('Answer;QUESTION\nParis;Which city?\n').cards).toEqual([
      card('Which city?', 'Paris'),
    ]);
    expect(readDeck('question\tanswer\nA?\tB').cards).toEqual([card('A?', 'B')]);
    expect(readDeck('question,answer\n"Two\nlines, ""quoted""",x').cards).toEqual([
      card('Two\nlines, "quoted"', 'x'),
    ]);
    expect(readDeck('Which city?,Paris,On the Seine').cards).toEqual([
      card('Which city?', 'Paris', 'On the Seine'),
    ]);
  });

  it('what can be read is taken, and each refused line is named with its reason', () => {
    const read = readDeck(
      `question,answer\nGood?,yes\n,no question\n${'x'.repeat(301)},long\nFine?,ok`,
    );
    expect(read.cards.map(({ question }) => question)).toEqual(['Good?', 'Fine?']);
    expect(read.refused).toEqual([
      { line: 3, reason: 'There is no question in it.' },
      { line: 4, reason: 'Its question has more than 300 characters.' },
    ]);
    expect(readDeck('{"cards": [{"question": "A?"}, 7, {"answer": "x"}, "B?"]}')).toMatchObject({
      cards: [{ question: 'A?' }, { question: 'B?' }],
      refused: [{ line: 2 }, { line: 3 }],
    });
  });

  it('pasted lines and questions with their answers are read', () => {
    expect(readDeck('Which city? | Paris | On the Seine\n\nWhich year? | 1969').cards).toEqual([
      card('Which city?', 'Paris', 'On the Seine'),
      card('Which year?', '1969'),
    ]);
    expect(readDeck('Q: Which city?\nA: Paris\nH: Seine\n\nQ: Which year?\nA: 1969').cards).toEqual(
      [card('Which city?', 'Paris', 'Seine'), card('Which year?', '1969')],
    );
  });

  it('what is no deck says so instead of throwing', () => {
    for (const text of ['', '   ', '{', '[1,', '{"a":1}', '[]', '"', ',,,,', '\u0000']) {
      expect(readDeck(text).cards.filter(({ question }) => question.trim() === '')).toEqual([]);
    }
    expect(readDeck('{').refused[0]?.reason).toContain('JSON');
  });

  it('ten thousand rows are read in one go', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `Question ${at},Answer`).join('\n');
    expect(readDeck(rows).cards).toHaveLength(10_000);
  });

  it('the usual encodings are told apart', () => {
    const text = 'Größe? – „Ja“';
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(
        Uint16Array.from(Array.from(text, (letter) => letter.charCodeAt(0))).buffer,
      ),
    ]);
    expect(decode(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
    expect(decode(new TextEncoder().encode(text))).toBe(text);
    expect(decode(utf16)).toBe(text);
    expect(decode(Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x80]))).toBe('Größe€');
  });
});
