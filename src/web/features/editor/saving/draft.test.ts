import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeckChange } from '#contract/own-decks.ts';
import { begin, draftCardOf, edit, toSave, type Act, type DraftCard } from './draft.ts';

const card = (key: string, question = key): DraftCard => ({
  key,
  question,
  hint: '',
  answer: '',
  explanation: '',
});
const deck = begin({ title: 'Deck', cards: [card('a'), card('b'), card('c')] });
const keys = (editing: typeof deck) => editing.draft.cards.map(({ key }) => key).join('');
const after = (...acts: readonly Act[]) => acts.reduce(edit, deck);

describe('a deck under the pen', () => {
  it('cards are moved, added and taken out, and nothing moves past the ends', () => {
    expect(keys(after({ type: 'move', key: 'a', by: 1 }))).toBe('bac');
    expect(keys(after({ type: 'move', key: 'a', by: -1 }))).toBe('abc');
    expect(keys(after({ type: 'move', key: 'c', by: 1 }))).toBe('abc');
    expect(keys(after({ type: 'delete', key: 'b' }))).toBe('ac');
    expect(keys(after({ type: 'add', cards: [card('d')] }))).toBe('abcd');
  });

  it('never holds more than sixty cards', () => {
    const many = Array.from({ length: 100 }, (_, at) => card(`n${at}`));
    expect(after({ type: 'add', cards: many }).draft.cards).toHaveLength(60);
  });

  it('typing in one field is one step back, another field is another', () => {
    const typed = after(
      { type: 'edit', key: 'a', change: { question: 'W' } },
      { type: 'edit', key: 'a', change: { question: 'Wh' } },
      { type: 'edit', key: 'a', change: { hint: 'h' } },
    );
    expect(typed.past).toHaveLength(2);
    const back = edit(edit(typed, { type: 'undo' }), { type: 'undo' });
    expect(back.draft).toEqual(deck.draft);
  });

  it('whatever was done can be taken back and done again', () => {
    const act = fc.oneof(
      fc.record({ type: fc.constant('title' as const), title: fc.string() }),
      fc.record({ type: fc.constant('delete' as const), key: fc.constantFrom('a', 'b', 'c') }),
      fc.record({
        type: fc.constant('move' as const),
        key: fc.constantFrom('a', 'b', 'c'),
        by: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({
        type: fc.constant('edit' as const),
        key: fc.constantFrom('a', 'b'),
        change: fc.record({ question: fc.string() }),
      }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const done = acts.reduce<typeof deck>(edit, deck);
        let back = done;
        while (back.past.length > 0) back = edit(back, { type: 'undo' });
        expect(back.draft).toEqual(deck.draft);
        while (back.future.length > 0) back = edit(back, { type: 'redo' });
        expect(back.draft).toEqual(done.draft);
      }),
    );
  });

  it('lists are saved when they are whole, and drafts of before leave them as the server has them', () => {
    const save = (more: Partial<DraftCard>) =>
      toSave({ title: 'T', cards: [{ ...card('a'), answer: 'Right', ...more }] }).cards[0];
    const plain = { question: 'a', hint: '', answer: 'Right', explanation: '' };
    expect(save({})).toEqual(plain);
    expect(save(draftCardOf({ ...plain, id: 'a' }))).toEqual({
      ...plain,
      id: 'a',
      accepts: null,
      choices: null,
      vote: null,
      options: null,
    });
    expect(save({ accepts: [' x ', '', 'y'.repeat(201)] })).toMatchObject({ accepts: ['x'] });
    expect(save({ choices: [' b ', 'c', 'd'] })).toMatchObject({ choices: ['b', 'c', 'd'] });
    expect(save({ choices: ['b', 'c', 'RIGHT '] })).toMatchObject({ choices: null });
    expect(save({ vote: 'have', options: ['A', 'B'] })).toMatchObject({
      vote: 'have',
      options: null,
    });
    expect(save({ vote: 'either', options: [' A', 'B'] })).toMatchObject({
      vote: 'either',
      options: ['A', 'B'],
    });
    expect(save({ vote: 'either', options: ['A', 'a '] })).toMatchObject({
      vote: null,
      options: null,
    });
  });

  it('cards without a question are not saved yet, and a deck always has a title', () => {
    const { draft } = after(
      { type: 'title', title: ' ' },
      { type: 'add', cards: [card('d', '  ')] },
    );
    const saved = toSave(draft);
    expect(saved.title).toBe('Untitled deck');
    expect(saved.cards).toHaveLength(3);
    expect(saved.cards[0]).not.toHaveProperty('key');
  });

  it('the server takes whatever is written here, also where some of it shows nothing', () => {
    const piece = fc.constantFrom(
      '',
      ' ',
      '\n',
      '\u200b',
      '\u2060',
      '\ufeff',
      '\u00a0',
      'Mars',
      'mars',
      'x',
    );
    const text = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
    const lists = fc.array(text, { maxLength: 3 });
    const cards = fc.array(
      fc.record({
        key: fc.uuid(),
        question: text,
        hint: text,
        answer: text,
        explanation: text,
        accepts: lists,
        choices: lists,
        vote: fc.constantFrom('either' as const, 'have' as const, null),
        options: lists,
      }),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(text, cards, (title, written) => {
        const change = { version: 1, ...toSave({ title, cards: written }) };
        expect(DeckChange.safeParse(change).error).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});
