import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GENERATED_CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { areSides, TEXT_LIMITS } from '#domain/deck/card.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import type { BankCard } from './bank-card.ts';
import { CONTENT } from './content-folder.ts';
import { findTopics } from './find-topics.ts';
import { sortGeneral } from './general-cards.ts';
import { loadGeneral, loadPack, loadTemplates, packIds } from './load.ts';
import { faultsOf, repeatsIn } from './pack-faults.ts';
import { SCHEMAS, TopicPack, type GeneralCards } from './topic.ts';
import { indexed, loadTopicIndex } from './topic-index.ts';
import { keyOf } from './words.ts';

const GENERAL = GENERATED_CATEGORIES.filter((category) => category !== 'trivia');
const packs = new Map<string, TopicPack>();
const general = new Map<GeneratedCategory, readonly GeneralCards[]>();
beforeAll(async () => {
  for (const id of await packIds()) packs.set(id, await loadPack(id));
  for (const category of GENERAL) general.set(category, await loadGeneral(category));
});
const read = (path: string) => JSON.parse(readFileSync(join(CONTENT, path), 'utf8'));

describe('content', () => {
  it('every file of it names the schema that it follows, and each schema is the one that is read by', () => {
    const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.json') && path !== 'topic-index.json',
    );
    const written = files.filter((path) => !path.startsWith('schemas'));
    const named = written.map((path) => join(path, '..', read(path).$schema));
    expect(new Set(named)).toEqual(new Set(files.filter((path) => path.startsWith('schemas'))));
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      expect(read(`schemas/${name}.json`)).toEqual(z.toJSONSchema(schema, { io: 'input' }));
    }
  });

  it('the index of topics is that of the packs: `node scripts/content.ts` writes it anew', async () => {
    const topics = [...packs].map(([id, pack]) => indexed(id, pack));
    expect((await loadTopicIndex()).topics).toEqual(topics);
  });

  it('SETUP-06 what hosts call a decade, a World Cup or film stars is found, and a family is no pop singer', async () => {
    const index = await loadTopicIndex();
    const found = (typed: string) => {
      const { about, parts } = findTopics(index, typed);
      return [...about, ...parts.map(({ topic }) => topic)].map(({ id }) => id);
    };
    expect(found('the 80s')).toEqual(['80s-films', '80s-music']);
    expect(found('The nineties').slice(0, 2)).toEqual(['90s-films', '90s-music']);
    expect(found('FIFA World Cup')).toContain('football-soccer');
    expect(found('football world cup')).toContain('football-soccer');
    expect(found('film stars')).toEqual(['films-and-television']);
    expect(found('family game night')).not.toContain('taylor-swift');
  });

  it('SETUP-06 what a pack only knows by name leads to it; a name that is anybody’s does not', async () => {
    const { topics } = await loadTopicIndex();
    const knows = (id: string) => topics.find((topic) => topic.id === id)?.things ?? [];
    expect(knows('cocktails')).toContain('mojito');
    expect(knows('art-and-artists')).toContain('mona lisa');
    expect(knows('minecraft'), 'one word of a game').not.toContain('bed');
    expect(knows('birthday'), 'one word at a party').not.toContain(keyOf('Candles'));
    expect(knows('star-trek'), 'a phrase').not.toContain(keyOf('Make it so'));
    const homes = (typed: string) => findTopics({ topics }, typed).homes.map(({ id }) => id);
    expect(homes('Mojitos')).toEqual(['cocktails']);
    expect(homes('Kangaroos')).toEqual(['animals', 'australia']);
    expect(homes('Dublin'), 'a city is not its country').toEqual(['ireland-and-st-patricks-day']);
  });

  it('a file with a field that is none, or without one that it needs, is refused', () => {
    const pack = read('topics/space.json');
    expect(TopicPack.safeParse(pack).success).toBe(true);
    expect(TopicPack.safeParse({ ...pack, colour: 'red' }).success).toBe(false);
    const [{ answer: _answer, ...card }, ...others] = pack.trivia;
    expect(TopicPack.safeParse({ ...pack, trivia: [card, ...others] }).success).toBe(false);
  });
});

describe('topic packs', () => {
  it('none has a fault', () => {
    const faults = [...packs].flatMap(([id, pack]) =>
      faultsOf(id, pack).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('name each other by ids that are there, and none has another’s title for an alias', () => {
    const unknown = [...packs].flatMap(([id, { near, parents }]) =>
      [...near, ...parents]
        .filter((other) => !packs.has(other) || other === id)
        .map((other) => `${id}: ${other}`),
    );
    expect(unknown).toEqual([]);
    const titles = new Map([...packs].map(([id, { title }]) => [keyOf(title), id]));
    expect(titles.size).toBe(packs.size);
    const shared = [...packs].flatMap(([id, { aliases }]) =>
      aliases
        .filter((alias) => (titles.get(keyOf(alias)) ?? id) !== id)
        .map((alias) => `${id}: ${alias}`),
    );
    expect(shared).toEqual([]);
  });

  it('ask nothing twice, in other words either', () => {
    const twice = [...packs].flatMap(([id, pack]) => {
      const others = new Map([...packs].filter(([other]) => other !== id));
      return repeatsIn(pack, others).map((repeat) => `${id}: ${repeat}`);
    });
    expect(twice).toEqual([]);
  });
});

function rejected(
  category: GeneratedCategory,
  cards: readonly BankCard[],
  where: string,
): string[] {
  const validator = createValidator({ gameType: category, topic: '', language: 'en' }, []);
  return cards.flatMap((card) => {
    const taken = validator.accept(card);
    return 'rejection' in taken ? [`${where}: ${card.question}: ${taken.rejection}`] : [];
  });
}

const ANY = { keys: new Set<string>(), kind: undefined, isForChildren: false };
const all = (category: GeneratedCategory) => sortGeneral(general.get(category) ?? [], ANY).general;

describe('general cards', () => {
  it.each(GENERAL)(
    '%s: there are enough, each passes the checks, and none stands twice',
    (category) => {
      const files = (general.get(category) ?? []).map(({ fits: _fits, ...file }) => file);
      const { general: cards } = sortGeneral(files, ANY);
      expect(rejected(category, cards, category)).toEqual([]);
      expect(cards.length).toBeGreaterThanOrEqual(150);
      expect(all(category).length).toBeGreaterThanOrEqual(60);
    },
  );

  it('prompts come in many forms and three levels of daring, and no drinking card asks for more than a sip', async () => {
    for (const category of ['drinking', 'social', 'relationship'] as const) {
      const prompts = (general.get(category) ?? []).flatMap((file) =>
        file.shape === 'prompts' ? file.cards : [],
      );
      expect(new Set(prompts.map(({ form }) => form)).size).toBeGreaterThanOrEqual(12);
      expect(new Set(prompts.map(({ daring }) => daring))).toEqual(new Set([1, 2, 3]));
    }
    const much = /\b(two|three|four|five|double) (sips|drinks)|\bdown (it|your)|shots?\b|twice/i;
    const templates = (await loadTemplates('drinking')).map(({ text }) => text);
    const drinking = [...all('drinking').map(({ question }) => question), ...templates];
    expect(drinking.filter((text) => much.test(text))).toEqual([]);
  });

  it('prompts that ask for a vote say how the table votes, with two sides where it is for one of two', () => {
    const asks = /^(?:Never have I ever|Would you rather|On three, point|Which of us)\b/;
    const prompts = (['drinking', 'social', 'relationship'] as const).flatMap((category) =>
      (general.get(category) ?? []).flatMap((file) => (file.shape === 'prompts' ? file.cards : [])),
    );
    const faults = prompts.filter(
      ({ question, vote, options }) =>
        (asks.test(question) && !vote) ||
        (vote === 'either') !== Boolean(options) ||
        (options && !areSides(options)),
    );
    expect(faults).toEqual([]);
  });

  it('DATA-07 secret-prompt cards forbid five words, none of them a part of the secret', () => {
    for (const { question, hint } of all('secret-prompt')) {
      const words = hint.toLowerCase().split(', ');
      const said = question.toLowerCase();
      const clashes = words.filter((word) => said.includes(word) || word.includes(said));
      expect({ question, clashes, count: new Set(words).size }).toEqual({
        question,
        clashes: [],
        count: 5,
      });
    }
  });

  it('templates take any topic, and none invents an answer', async () => {
    for (const category of ['trivia', 'challenge'] as const) {
      expect(await loadTemplates(category)).toEqual([]);
    }
    for (const category of GENERAL) {
      for (const { text } of await loadTemplates(category)) {
        expect(text.split('{topic}')).toHaveLength(2);
        expect(text.length).toBeLessThan(TEXT_LIMITS.question - 80);
      }
    }
  });
});
