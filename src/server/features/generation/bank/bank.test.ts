import {
  DIFFICULTIES,
  GENERATED_CATEGORIES,
  type GeneratedCategory,
} from '#domain/category/categories.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import { houseWriter } from '#server/features/generation/writing/house-writer.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import type { DraftCard, WriterRequest } from '#server/features/generation/writing/writer.ts';
import { openShelf, type Shelf } from './bank.ts';
import { SCHEMAS, TopicPack, type BankTemplate, type BankTopic, type PromptCard } from './topic.ts';
import { CONTENT, loadTemplates, loadTopics } from './topics.ts';

let TOPICS: readonly BankTopic[];
let TEMPLATES: readonly BankTemplate[];
let bank: Readonly<Record<GeneratedCategory, Shelf>>;
beforeAll(async () => {
  TOPICS = (await Promise.all(GENERATED_CATEGORIES.map(loadTopics))).flat();
  TEMPLATES = (await Promise.all(GENERATED_CATEGORIES.map(loadTemplates))).flat();
  bank = {
    trivia: await openShelf('trivia'),
    drinking: await openShelf('drinking'),
    social: await openShelf('social'),
    relationship: await openShelf('relationship'),
    challenge: await openShelf('challenge'),
    'secret-prompt': await openShelf('secret-prompt'),
  };
});

describe('card bank', () => {
  it('every file of it names the schema that it follows, and each schema is the one that is read by', () => {
    const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.json'),
    );
    const read = (path: string) => JSON.parse(readFileSync(join(CONTENT, path), 'utf8'));
    const written = files.filter((path) => !path.startsWith('schemas'));
    const named = written.map((path) => join(path, '..', read(path).$schema));
    expect(new Set(named)).toEqual(new Set(files.filter((path) => path.startsWith('schemas'))));
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      expect(read(`schemas/${name}.json`)).toEqual(z.toJSONSchema(schema, { io: 'input' }));
    }
  });

  it('a file with a field that is none, or without one that it needs, is refused', () => {
    const pack = JSON.parse(readFileSync(join(CONTENT, 'topics/space.json'), 'utf8'));
    expect(TopicPack.safeParse(pack).success).toBe(true);
    expect(TopicPack.safeParse({ ...pack, colour: 'red' }).success).toBe(false);
    const [{ answer: _answer, ...card }, ...others] = pack.trivia;
    expect(TopicPack.safeParse({ ...pack, trivia: [card, ...others] }).success).toBe(false);
  });

  it('holds what it promises: twelve topics of trivia, and enough of everything else', () => {
    const count = (category: string): number =>
      TOPICS.filter((topic) => topic.category === category).reduce(
        (sum, topic) => sum + topic.cards.length,
        0,
      );
    expect(TOPICS.filter(({ category }) => category === 'trivia')).toHaveLength(12);
    expect(count('trivia')).toBe(12 * 60);
    for (const category of ['drinking', 'social', 'relationship']) {
      expect({ category, isEnough: count(category) >= 180 }).toEqual({ category, isEnough: true });
    }
    expect(count('challenge')).toBeGreaterThanOrEqual(150);
    expect(count('secret-prompt')).toBeGreaterThanOrEqual(400);
    const secrets = TOPICS.filter(({ category }) => category === 'secret-prompt');
    expect(secrets.length).toBeGreaterThanOrEqual(20);
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(60);
  });

  it('every topic of trivia has twenty cards a level, each with its explanation', () => {
    for (const topic of TOPICS) {
      if (topic.shape !== 'facts') continue;
      for (const difficulty of DIFFICULTIES) {
        const cards = topic.cards.filter((card) => card.difficulty === difficulty);
        expect({ topic: topic.id, difficulty, cards: cards.length }).toEqual({
          topic: topic.id,
          difficulty,
          cards: 20,
        });
      }
      for (const { explanation, question } of topic.cards) {
        expect({ question, isExplained: explanation.length > 10 }).toEqual({
          question,
          isExplained: true,
        });
      }
    }
    const dealt = bank.trivia.search('anything');
    expect(dealt.some((card) => 'source' in card)).toBe(false);
  });

  it('prompts come in many forms and three levels of daring, and no drinking card asks for more than a sip', () => {
    for (const category of ['drinking', 'social', 'relationship'] as const) {
      const prompts = TOPICS.flatMap((topic): readonly PromptCard[] =>
        topic.shape === 'prompts' && topic.category === category ? topic.cards : [],
      );
      expect(new Set(prompts.map(({ form }) => form)).size).toBeGreaterThanOrEqual(12);
      expect(new Set(prompts.map(({ daring }) => daring))).toEqual(new Set([1, 2, 3]));
    }
    const much = /\b(two|three|four|five|double) (sips|drinks)|\bdown (it|your)|shots?\b|twice/i;
    const drinking = [...bank.drinking.search('anything'), ...bank.drinking.templates('a topic')];
    expect(drinking.filter(({ question }) => much.test(question))).toEqual([]);
  });

  it.each(GENERATED_CATEGORIES)(
    '%s: every card passes the checks, and none stands twice',
    (category) => {
      const asked = { gameType: category, topic: '', customInstructions: '' };
      const validator = createValidator(asked, []);
      const faults: string[] = [];
      for (const card of bank[category].search('anything')) {
        const taken = validator.accept(card);
        if ('rejection' in taken) {
          faults.push(`${card.topic}: ${card.question}: ${taken.rejection}`);
          continue;
        }
        const { question, hint, answer } = card;
        expect(taken.card).toMatchObject({ question, hint, answer });
      }
      expect(faults).toEqual([]);
    },
  );

  it('DATA-07 secret-prompt cards forbid five words, none of them a part of the secret', () => {
    for (const topic of TOPICS) {
      if (topic.shape !== 'secrets') continue;
      for (const { secret, forbidden } of topic.cards) {
        const words = forbidden.map((word) => word.toLowerCase());
        const said = secret.toLowerCase();
        const clashes = words.filter((word) => said.includes(word) || word.includes(said));
        expect({ secret, clashes, count: new Set(words).size }).toEqual({
          secret,
          clashes: [],
          count: 5,
        });
      }
    }
  });

  it('templates take any topic, and none invents an answer', () => {
    for (const category of ['trivia', 'challenge'] as const) {
      expect(bank[category].templates('a topic')).toEqual([]);
    }
    for (const { text } of TEMPLATES) {
      expect(text.split('{topic}')).toHaveLength(2);
      expect(text.length).toBeLessThan(TEXT_LIMITS.question - 80);
    }
    const [first] = bank.social.templates('our trip to $& Rome');
    expect(first?.question).toContain('our trip to $& Rome');
  });

  it('finds a topic by its title, a narrower subject, a plural, a slip of the pen, and two at once', () => {
    const found = (topic: string): number => bank.trivia.search(topic).length;
    expect(found('Space')).toBeGreaterThanOrEqual(60);
    expect(found('a quiz about outer space')).toBeGreaterThanOrEqual(60);
    expect(found('volcano')).toBe(found('volcanoes'));
    expect(found('volcanos')).toBeGreaterThan(5);
    expect(found('vulcanoes')).toBeGreaterThan(5);
    expect(found('volcanoes and astronauts')).toBeGreaterThan(found('volcanoes'));
    expect(found('Zwyxqvian basketry')).toBe(0);
    expect(found('"* OR 1=1')).toBe(0);
  });
});

describe('what is found is about the topic', () => {
  it('deals no spices for space, and no slip of the pen where the word is known', () => {
    const about = (topic: string) => bank.trivia.search(topic);
    expect(about('Space').filter((card) => card.topic === 'Food and drink')).toEqual([]);
    expect(about('spices').filter((card) => card.topic === 'Space')).toEqual([]);
    expect(about('animation').filter((card) => card.topic === 'Animals')).toEqual([]);
    expect(about('musicals').length).toBeLessThan(20);
    expect(about('80s music').length).toBe(about('1980s music').length);
    expect(about('80s music').length).toBeGreaterThan(5);
    expect(about('spaec')).toEqual([]);
    expect(about('astronuats and volcanoes').length).toBeGreaterThan(5);
  });
});

describe('house writer', () => {
  async function deal(request: Pick<WriterRequest, 'topic'> & Partial<WriterRequest>) {
    let serial = 0;
    const writer = houseWriter(() => ((serial += 1) * 0.618) % 1);
    const cards = [];
    const wanted = {
      gameType: 'trivia',
      difficulty: 'hard',
      count: 20,
      customInstructions: '',
      avoid: [],
      fresh: false,
      isSeen: () => false,
      tokenUsage: new TokenUsage(),
      ...request,
    } as const;
    for await (const card of writer.write(wanted, new AbortController().signal)) cards.push(card);
    return cards;
  }

  it('deals the wanted difficulty first, and what the host has had last', async () => {
    const hard = (await deal({ topic: 'Space' })).slice(0, 20);
    expect(hard.every((card) => 'difficulty' in card && card.difficulty === 'hard')).toBe(true);
    const before = new Set(hard.map((card) => card.question));
    const isSeen = (card: DraftCard): boolean => before.has(card.question);
    const again = await deal({ topic: 'Space', isSeen });
    expect(again.slice(0, 20).filter(isSeen)).toEqual([]);
    expect(again.slice(-20).filter(isSeen)).toHaveLength(20);
    const fresh = await deal({ topic: 'Space', isSeen, fresh: true });
    expect(fresh.slice(0, 20).filter(isSeen)).toHaveLength(20);
  });

  it('deals what there is on a narrow topic, and nothing on an unknown one', async () => {
    expect((await deal({ topic: 'volcanoes' })).length).toBeGreaterThan(5);
    expect(await deal({ topic: 'Zwyxqvian basketry' })).toEqual([]);
  });
});
