import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreement, type BlindAnswer } from './blind-answer.ts';

const said = (
  card: string,
  answer: string,
  more: Partial<BlindAnswer> & { accepts?: string[] } = {},
) =>
  agreement(
    { question: '?', hint: '', answer: card, ...(more.accepts && { accepts: more.accepts }) },
    { answer, names: more.names ?? [], others: more.others ?? [] },
  );

describe('an answer found without seeing the card’s', () => {
  it.each([
    ['Mount Everest', 'mount everest', {}],
    ['The Beatles', 'Beatles', {}],
    ['12', 'Twelve', {}],
    ['Chomolungma', 'Mount Everest', { accepts: ['Mount Everest'] }],
    ['Burma', 'Myanmar', { names: ['Burma'] }],
    ['Burma', 'Myanmar', { names: ['Burma'], others: ['Myanmar'] }],
    ['Everest', 'Everest', { others: ['Mount Everest'] }],
    ['富士山', '富士山', {}],
  ])('%s: ‘%s’ is the same', (card, answer, more) => {
    expect(said(card, answer, more)).toBe('same');
  });

  it.each([
    ['1969', '1968', {}],
    ['Paris', 'London', {}],
    ['Apollo 11', 'Apollo 13', {}],
    ['富士山', '浅間山', {}],
    ['Sofia', 'Bucharest', { names: ['Bucuresti'] }],
  ])('%s: ‘%s’ is another', (card, answer, more) => {
    expect(said(card, answer, more)).toBe('other');
  });

  it.each([
    ['Norway', 'Norway', { others: ['Sweden'] }],
    ['Norway', 'Sweden', { others: ['Norway'] }],
  ])('%s: with ‘%s’ there are several', (card, answer, more) => {
    expect(said(card, answer, more)).toBe('several');
  });

  it.each([
    ['Paris', ' ', {}],
    ['Neil Armstrong', 'Armstrong', {}],
    ['He was the lighthouse keeper of the island', 'A man who kept the light', {}],
    ['富士山', '富士', {}],
    ['Slovenia', 'Slovakia', {}],
    ['Reykjavik', 'Reykjavic', {}],
    ['Paris', '?!', {}],
  ])('%s: of ‘%s’ nothing can be said', (card, answer, more) => {
    expect(said(card, answer, more)).toBe('unclear');
  });

  it('another number is another answer, the same one is the same', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), (one, other) => {
        expect(said(String(one), String(other))).toBe(one === other ? 'same' : 'other');
      }),
    );
  });
});
