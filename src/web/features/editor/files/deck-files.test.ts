import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areWrongChoices } from '#domain/deck/card.ts';
import { decode, readDeck, toCsv, toJson } from './deck-files.ts';
import type { CardText } from './read-card.ts';

const card = (question: string, answer = '', hint = '', explanation = ''): CardText => ({
  question,
  hint,
  answer,
  explanation,
});
const words = fc.string({ unit: 'grapheme', maxLength: 80 });
/** One line without spaces around it, as cards have it. */
const line = (most: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: most })
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '' && text.length <= most);
const different = (count: number, most: number) =>
  fc.uniqueArray(line(most), {
    minLength: count,
    maxLength: count,
    selector: (text) => text.toLowerCase().trim(),
  });
const anyCard = fc
  .record(
    {
      question: words.filter((text) => text.trim() !== ''),
      hint: words,
      answer: words.filter((text) => text.trim() !== ''),
      explanation: words,
      accepts: fc.array(line(200), { minLength: 1, maxLength: 10 }),
      choices: different(3, 200),
      vote: fc.constantFrom('person', 'either', 'have', 'agree', 'heart'),
      options: different(2, 100),
    },
    { requiredKeys: ['question', 'hint', 'answer', 'explanation'] },
  )
  .filter(({ choices, answer }) => !choices || areWrongChoices(choices, answer));

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

  it('texts that look like formulas, separators, marks or other forms of a deck come back to the letter', () => {
    const piece = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      "'",
      '\t',
      '\r',
      '\n',
      ' ',
      ';',
      ',',
      '|',
      '"',
      '{',
      '[',
      '\ufeff',
      '＝',
      'Q: why',
      'A: so',
      'H: ',
      '1',
      'question',
      'Question',
      'ä',
      '\u00a0',
    );
    const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
    const cards = fc.record({
      question: text.filter((question) => question.trim() !== ''),
      hint: text,
      answer: text,
      explanation: text,
    });
    fc.assert(
      fc.property(fc.array(cards, { minLength: 1, maxLength: 4 }), (deck) => {
        expect(readDeck(toCsv(deck))).toEqual({ title: undefined, cards: deck, refused: [] });
        expect(readDeck(`\ufeff${toCsv(deck)}`).cards).toEqual(deck);
      }),
      { numRuns: 600 },
    );
  });

  it('no cell can run as a formula in a spreadsheet, wherever one that knows other separators cuts it', () => {
    const risky = [
      '=1+1',
      '+x',
      '-x',
      '@SUM(A1)',
      '\tx',
      '\r=1',
      '\n=1',
      "'=1",
      ' =1',
      '＝1',
      '＠x',
    ];
    for (const text of risky) {
      const [, row = ''] = toCsv([card(text)]).split('\r\n"');
      expect(row).toMatch(/^'/);
    }
    for (const separator of [';', '\t', '\r', '\n', '|', '; ', '\n\t']) {
      const csv = toCsv([card('Who?', `a${separator}=HYPERLINK("x")`)]);
      expect(csv).toContain(`'=HYPERLINK`);
      expect(csv).not.toMatch(/[;\t\n\r| ]=/);
    }
    expect(toCsv([card('One, -2 or + two?', 'E=mc2')])).toContain(
      '"One, -2 or + two?","","E=mc2",""',
    );
  });

  it('files that Riffle wrote before are read as they were', () => {
    // As they were written: small headings, an apostrophe before what begins like a formula or with one.
    const before = [
      '"question","hint","answer","explanation"',
      `"'=1+1","'-x","'@a","'+b"`,
      `"''=1","''tis","'\tx","'\ry"`,
      `"a;'=1","b\n'-c",",'+d","x""'@e"`,
    ].join('\r\n');
    expect(readDeck(before).cards).toEqual([
      { question: '=1+1', hint: '-x', answer: '@a', explanation: '+b' },
      { question: "'=1", hint: "'tis", answer: '\tx', explanation: '\ry' },
      { question: "a;'=1", hint: "b\n'-c", answer: ",'+d", explanation: 'x"\'@e' },
    ]);
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

  it('a row with more in it than the table has columns is refused, and nothing of it is left out in silence', () => {
    const read = readDeck('question,answer\nRed, white or blue?,white\nUp?,Down,\nWhere?,Here');
    expect(read.cards).toEqual([card('Up?', 'Down'), card('Where?', 'Here')]);
    const reason = 'It has more cells than the table has columns.';
    expect(read.refused).toEqual([{ line: 2, reason }]);
    expect(readDeck('Which?,Mars,Look up,It is red,Venus').refused).toEqual([{ line: 1, reason }]);
  });

  it('a refused row is named by its place in the table, empty rows counted', () => {
    const read = readDeck('question,answer\n\n"Two\nlines?",yes\n , \n,none\n');
    expect(read.cards).toEqual([card('Two\nlines?', 'yes')]);
    expect(read.refused).toEqual([{ line: 5, reason: 'There is no question in it.' }]);
  });

  it('a question that shows nothing is none, as for the server', () => {
    const read = readDeck('question,answer\n\u200b,nothing\nFine?,ok\n\u2060 ,nothing');
    expect(read.cards).toEqual([card('Fine?', 'ok')]);
    expect(read.refused).toEqual([
      { line: 2, reason: 'There is no question in it.' },
      { line: 4, reason: 'There is no question in it.' },
    ]);
    const choices = ['Mars\u200b', 'Venus', 'Earth'];
    const json = JSON.stringify([{ question: 'Which?', answer: 'Mars', choices }]);
    expect(readDeck(json).refused).toEqual([
      { line: 1, reason: 'Its wrong choices are not three different wrong answers.' },
    ]);
  });

  it('further columns are read as others write them, and what does not fit is named', () => {
    const table = (...rows: string[]) =>
      readDeck(['Question,Answer,Also right,Wrong choices,Vote,Options', ...rows].join('\n'));
    expect(table('Who?,Ann,Anna;  Annie,Bea | Cleo|Dora,,', 'Tea?,,,,either,Tea;Coffee')).toEqual({
      title: undefined,
      refused: [],
      cards: [
        { ...card('Who?', 'Ann'), accepts: ['Anna', 'Annie'], choices: ['Bea', 'Cleo', 'Dora'] },
        { ...card('Tea?'), vote: 'either', options: ['Tea', 'Coffee'] },
      ],
    });
    const eleven = Array.from({ length: 11 }, (_, at) => `a${at}`).join(';');
    const wrong = table(
      `Who?,Ann,${eleven},,,`,
      'Who?,Ann,,Bea;Cleo,,',
      'Who?,Ann,,Bea;Cleo;ann,,',
      'Who?,,,,maybe,',
      'Who?,,,,either,Tea;tea',
    );
    expect(wrong.cards).toEqual([]);
    expect(wrong.refused).toEqual([
      { line: 2, reason: 'What else is right are at most 10 texts of 200 characters.' },
      { line: 3, reason: 'Its wrong choices are not three different wrong answers.' },
      { line: 4, reason: 'Its wrong choices are not three different wrong answers.' },
      { line: 5, reason: 'Its vote is none of person, either, have, agree, heart.' },
      { line: 6, reason: 'Its options are not two different texts.' },
    ]);
    const json = { cards: [{ question: 'Who?', accepts: 'no list', vote: 7, choices: [1, 2, 3] }] };
    expect(readDeck(JSON.stringify(json)).cards).toEqual([card('Who?')]);
  });

  it('only what a deck has becomes a column', () => {
    const head = (more: Partial<CardText>) => toCsv([{ ...card('Q?'), ...more }]).split('\r\n')[0];
    expect(head({})).toBe('"Question","Hint","Answer","Explanation"');
    expect(head({ accepts: ['x'], vote: null })).toBe(
      '"Question","Hint","Answer","Explanation","Also right"',
    );
    expect(head({ choices: ['x'], vote: 'either', options: ['a'] })).toBe(
      '"Question","Hint","Answer","Explanation","Wrong choices","Vote","Options"',
    );
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

  it('pasted sentences with commas are a card a line, whole', () => {
    for (const lines of [
      ['If you could travel anywhere, where would you go?', 'What is your favourite food?'],
      ['Who sings, dances, or cooks best?', 'Who is late, as ever?', 'Who sleeps in?'],
      ['If you could, would you?', 'If they may, who are they?'],
      ['Name a film, any film!'],
      ['Most likely to sing, dance or cook', 'Most likely to be late'],
      ['Who said: "to be, or not to be"?', 'Who, if not you?'],
    ]) {
      expect(readDeck(lines.join('\n')).cards).toEqual(lines.map((line) => card(line)));
    }
    // Tables all the same.
    expect(readDeck('Which city?, Paris, On the Seine\nWhich year?, 1969').cards).toMatchObject([
      { question: 'Which city?' },
      { question: 'Which year?' },
    ]);
    expect(readDeck('Capital of France, Paris\nCapital of Italy, Rome').cards).toMatchObject([
      { question: 'Capital of France' },
      { question: 'Capital of Italy' },
    ]);
    for (const rows of [
      ['Capital of France, Paris', 'Capital of the USA, Washington D.C.', 'Capital of Italy, Rome'],
      ['Mona Lisa, Leonardo da Vinci', 'Starry Night, Vincent van Gogh', 'Guernica'],
      ['Hit of 1975, Mamma Mia!', 'Hit of 1976, Dancing Queen'],
    ]) {
      expect(readDeck(rows.join('\n')).cards).toMatchObject(
        rows.map((row) => ({ question: row.split(',', 1)[0] })),
      );
    }
    expect(readDeck('"Who, if not you?",Ann\n"Who?",Ben').cards).toEqual([
      card('Who, if not you?', 'Ann'),
      card('Who?', 'Ben'),
    ]);
    expect(readDeck('Wer, wenn nicht du?;Ann\nWer denn?;Ben').cards).toEqual([
      card('Wer, wenn nicht du?', 'Ann'),
      card('Wer denn?', 'Ben'),
    ]);
  });

  it('lines end as any system ends them, also in a single column', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      for (const lines of [
        ['Who sings?', 'Who dances?', 'Who cooks?'],
        ['If you could, would you?', 'Who sings, dances or cooks?'],
        ['Q: Who sings?', 'Q: Who dances?'],
      ]) {
        const plain = lines.map((line) => card(line.replace('Q: ', '')));
        expect(readDeck(lines.join(end)).cards).toEqual(plain);
      }
    }
    expect(readDeck("A:B ratio\n'=1+1").cards).toEqual([card('A:B ratio'), card('=1+1')]);
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

describe('files that version 0.1.0 exported', () => {
  const FIXTURES = join(import.meta.dirname, '../../../../../tests/fixtures/0.1.0');
  const CARDS = [
    ['Who forgot the tent?', 'It rained', 'Ben', 'Lake Garda, 2019'],
    ['=2+2?', '-', '@four', ''],
    ['Wie heißt der Kater?', '', 'Mostrich', ''],
  ].map(([question, hint, answer, explanation]) => ({ question, hint, answer, explanation }));

  it.each(['deck.csv', 'deck.json'])('%s comes in as it went out', (name) => {
    const { cards, refused } = readDeck(decode(readFileSync(join(FIXTURES, name))));
    expect(cards).toEqual(CARDS);
    expect(refused).toEqual([]);
  });
});
