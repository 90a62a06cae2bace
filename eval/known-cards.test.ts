import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { languageOf } from '#domain/language/language-of.ts';
import { createValidator } from '#server/features/generation/index.ts';
import { FAULTS, knownDecks, KnownCards } from './known-cards.ts';

const cards = knownDecks().flatMap(({ cards }) => cards);

it('MODEL-30 there are a hundred cards with each kind of fault, and a hundred good ones', () => {
  const faulty = cards.filter(({ fault }) => fault);
  expect([faulty.length, cards.length - faulty.length]).toEqual([100, 100]);
  for (const fault of FAULTS) {
    expect(faulty.filter((card) => card.fault === fault).length).toBeGreaterThanOrEqual(12);
  }
  expect(new Set(cards.map(({ question }) => question)).size).toBe(200);
});

it('what is right is told of wrong facts and of second answers, and it is another answer', () => {
  for (const { fault, truth, answer, accepts = [] } of cards) {
    const needsTruth = fault === 'wrong-fact' || fault === 'two-answers';
    expect(truth !== undefined).toBe(needsTruth);
    expect([answer, ...accepts]).not.toContain(truth);
  }
});

it('MODEL-30 all but what is unsafe goes past the checks in code: only who understands it can tell', () => {
  const refused = knownDecks().flatMap(({ topic, category, level, cards }) => {
    const asked = { topic, customInstructions: '' };
    const wish = {
      ...asked,
      gameType: category,
      difficulty: level,
      language: languageOf(asked),
    };
    return cards.flatMap(({ question, hint, answer, accepts = [], fault }) => {
      const verdict = createValidator(wish, []).accept({ question, hint, answer, accepts });
      return 'rejection' in verdict && fault !== 'unsafe'
        ? `${verdict.rejection}: ${question}`
        : [];
    });
  });
  expect(refused).toEqual([]);
});

it('the schema beside them is the one that they are read with', () => {
  const file = join(import.meta.dirname, 'known-cards.schema.json');
  const schema = z.toJSONSchema(KnownCards, { io: 'input' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(schema);
});
