import { describe, expect, it } from 'vitest';
import { areSides, areWrongChoices, Card, TEXT_LIMITS } from '#domain/deck/card.ts';
import { freeDeck } from '#domain/deck/free-deck.ts';
import { FREE_DECKS } from './free-decks.ts';

const DECKS: readonly (readonly [string, readonly Card[]])[] = Object.entries(FREE_DECKS);
const LITTLE_WORDS = new Set(
  'a an and at by for from in into is it of on one or over put the to two up with all'.split(' '),
);

/** The code points that became emoji after Unicode 13. */
const YOUNGER_EMOJI = new RegExp(
  `[${[
    '\\u{1F6D8}-\\u{1F6DF}\\u{1F7F0}\\u{1F979}\\u{1F9CC}\\u{1FA75}-\\u{1FA77}',
    '\\u{1FA7B}-\\u{1FA7F}\\u{1FA87}-\\u{1FA8F}\\u{1FAA9}-\\u{1FAAF}\\u{1FAB7}-\\u{1FABF}',
    '\\u{1FAC3}-\\u{1FACF}\\u{1FAD7}-\\u{1FAFF}',
  ].join('')}]`,
  'u',
);

/** Lower case without accents, punctuation and double spaces; emoji stay as they are. */
function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\uFE0F]/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/\p{P}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function words(text: string): string[] {
  return normalised(text).split(' ');
}

/** The words of an answer that a hint or a question could give away. */
function tellingWords(answer: string): string[] {
  const all = words(answer);
  const telling = all.filter((word) => !LITTLE_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** The same word, also in another form such as bird and birds. */
function alike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 4 && long.startsWith(short));
}

function givenAway(answer: string, text: string): string[] {
  return tellingWords(answer).filter((word) => words(text).some((other) => alike(word, other)));
}

function twice(texts: readonly string[]): string[] {
  const all = texts.map(normalised);
  return all.filter((text, index) => all.indexOf(text) !== index);
}

function graphemes(text: string): string[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
}

describe('the built-in free games', () => {
  it('SETUP-02 WHAT-10 are these four, in this order', () => {
    expect(Object.keys(FREE_DECKS)).toEqual([
      'would-you-rather',
      '2000s-pop',
      'categories-blitz',
      'emoji-guess-it',
    ]);
  });

  it('DATA-06 number their cards from 1 and leave missing texts empty', () => {
    expect(
      freeDeck('some-game', {
        $schema: '',
        cards: [{ question: 'One?' }, { question: 'Two?', answer: '2' }],
      }),
    ).toEqual([
      {
        id: 'some-game-1',
        question: 'One?',
        hint: '',
        answer: '',
        category: 'Free Games',
        type: 'free',
      },
      {
        id: 'some-game-2',
        question: 'Two?',
        hint: '',
        answer: '2',
        category: 'Free Games',
        type: 'free',
      },
    ]);
  });

  describe.each(DECKS)('%s', (id, cards) => {
    it('CONST-13 WHAT-10 has thirty cards', () => {
      expect(cards).toHaveLength(30);
    });

    it('DATA-05 DATA-06 has free cards, with ids in order', () => {
      expect(cards.map((card) => card.id)).toEqual(
        Array.from({ length: 30 }, (_, index) => `${id}-${index + 1}`),
      );
      expect(new Set(cards.map((card) => card.category))).toEqual(new Set(['Free Games']));
      expect(new Set(cards.map((card) => card.type))).toEqual(new Set(['free']));
    });

    it('DATA-05 keeps every text within its limits, trimmed and on one line', () => {
      for (const card of cards) {
        expect(card.question).not.toBe('');
        expect(card.question.length).toBeLessThanOrEqual(TEXT_LIMITS.question);
        expect(card.hint.length).toBeLessThanOrEqual(TEXT_LIMITS.hint);
        expect(card.answer.length).toBeLessThanOrEqual(TEXT_LIMITS.answer);
        expect((card.explanation ?? '').length).toBeLessThanOrEqual(160);
        for (const text of [card.question, card.hint, card.answer, card.explanation ?? '']) {
          expect(text).toBe(text.trim());
          expect(text).not.toMatch(/[\n\t<>]| {2}/u);
        }
      }
    });

    it('DATA-05 has cards as the schema of all cards says, with their choices and sides', () => {
      for (const card of cards) {
        expect(Card.parse(card)).toEqual(card);
        const { answer, choices = [], vote, options = [] } = card;
        expect({ answer, isAsked: answer !== '' }).toEqual({
          answer,
          isAsked: areWrongChoices(choices, answer),
        });
        expect(vote === 'either').toBe(areSides(options));
        const accepted = [answer, ...(card.accepts ?? [])].map(normalised);
        expect(choices.map(normalised).filter((choice) => accepted.includes(choice))).toEqual([]);
        expect(twice([answer, ...(card.accepts ?? [])])).toEqual([]);
      }
    });

    it('DATA-05 has no question and no answer twice', () => {
      expect(twice(cards.map((card) => card.question))).toEqual([]);
      const answers = cards.map((card) => card.answer).filter((answer) => answer !== '');
      expect(twice(answers)).toEqual([]);
    });

    it('DATA-25 DATA-27 gives no answer away in a hint or a question', () => {
      const told = cards
        .filter((card) => card.answer !== '')
        .filter((card) => givenAway(card.answer, `${card.hint} ${card.question}`).length > 0);
      expect(told).toEqual([]);
    });
  });
});

describe('would-you-rather', () => {
  const cards = FREE_DECKS['would-you-rather'];

  it('DATA-24 asks for one of two things, in at most 140 characters', () => {
    for (const { question } of cards) {
      expect(question).toMatch(/^Would you rather [^,?]+, or [^,?]+\?$/u);
      expect(question.length).toBeLessThanOrEqual(140);
    }
  });

  it('DATA-24 puts the two things up for a vote', () => {
    for (const { vote, options } of cards) {
      expect(vote).toBe('either');
      for (const side of options ?? []) expect(side).toMatch(/^[A-Z].{5,49}$/u);
    }
  });

  it('DATA-24 has neither hints nor answers', () => {
    expect(cards.filter((card) => card.hint !== '' || card.answer !== '')).toEqual([]);
  });
});

describe('2000s-pop', () => {
  const cards = FREE_DECKS['2000s-pop'];

  it('DATA-25 has a hint, an answer and an explanation on each card', () => {
    for (const card of cards) {
      expect(card.hint).not.toBe('');
      expect(card.answer).not.toBe('');
      expect(card.explanation ?? '').toMatch(/^.{10,160}$/u);
    }
  });

  it('DATA-25 asks in at most 120 characters for an answer of at most 60', () => {
    for (const { question, answer } of cards) {
      expect(question).toMatch(/^.{10,119}\?$/u);
      expect(answer.length).toBeLessThanOrEqual(60);
    }
  });

  it('DATA-25 names no year outside 2000 to 2009 in a question', () => {
    const years = cards.flatMap(({ question }) => question.match(/\b[12]\d{3}\b/gu) ?? []);
    expect(years.filter((year) => !year.startsWith('200'))).toEqual([]);
    expect(years.length).toBeGreaterThan(15);
  });
});

describe('categories-blitz', () => {
  const cards = FREE_DECKS['categories-blitz'];

  it('DATA-26 has neither hints nor answers', () => {
    expect(cards.filter((card) => card.hint !== '' || card.answer !== '')).toEqual([]);
  });

  it('DATA-26 names a letter constraint on each card', () => {
    const kinds = [
      /\b(?:start|starts|starting|end|ends) with (?:the letter )?[A-Z]{1,2}\b/u,
      /\b(?:starting|end) with a (?:different )?vowel\b/u,
      /\bwith exactly (?:three|four|five) letters\b/u,
      /\bdouble letter\b/u,
      /\bcontain the letter [A-Z]\b/u,
      /\bstarting with the last letter\b/u,
      /\bstart and end with the same letter\b/u,
      /\bwithout skipping a letter\b/u,
      /\bread the same backwards, letter by letter\b/u,
    ];
    const loose = cards.filter(({ question }) => !kinds.some((kind) => kind.test(question)));
    expect(loose.map((card) => card.question)).toEqual([]);
    for (const kind of kinds) {
      expect(
        cards.some(({ question }) => kind.test(question)),
        String(kind),
      ).toBe(true);
    }
  });
});

describe('emoji-guess-it', () => {
  const cards = FREE_DECKS['emoji-guess-it'];

  it('DATA-27 asks in two to six emoji and nothing else, without flags and joined ones', () => {
    for (const { question } of cards) {
      const signs = graphemes(question);
      expect(signs.length).toBeGreaterThanOrEqual(2);
      expect(signs.length).toBeLessThanOrEqual(6);
      for (const sign of signs) {
        expect(sign, question).toMatch(/^\p{RGI_Emoji}$/v);
        expect(sign, question).not.toMatch(/\u200D|\p{Regional_Indicator}|\u{1F3F4}/u);
      }
    }
  });

  it('DATA-27 uses no emoji younger than Unicode 13', () => {
    expect(cards.filter(({ question }) => YOUNGER_EMOJI.test(question))).toEqual([]);
  });

  it('DATA-27 has a hint and an answer on each card', () => {
    expect(cards.filter((card) => card.hint === '' || card.answer === '')).toEqual([]);
  });
});
