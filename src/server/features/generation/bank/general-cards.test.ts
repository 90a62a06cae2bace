import { expect, it } from 'vitest';
import { sortGeneral } from './general-cards.ts';
import type { GeneralCards } from './topic.ts';
import { keyOf } from './words.ts';

const card = (question: string, daring: 1 | 2 | 3, ...subjects: string[]) => ({
  form: 'question',
  daring,
  question,
  subjects,
});
const FILES: readonly GeneralCards[] = [
  {
    id: 'ice',
    shape: 'prompts',
    $schema: '',
    title: 'Breaking the ice',
    keywords: ['icebreakers'],
    cards: [card('Who are you?', 1), card('Who would you be?', 3, 'dreams')],
  },
  {
    id: 'travel',
    shape: 'prompts',
    $schema: '',
    title: 'Travel',
    keywords: ['trips'],
    fits: ['place'],
    cards: [card('Window or aisle?', 1)],
  },
];
const sorted = (topic: string, kind?: 'place' | 'fandom', isForChildren = false) => {
  const { about, general } = sortGeneral(FILES, {
    keys: new Set([keyOf(topic)]),
    kind,
    isForChildren,
  });
  return [about.map(({ question }) => question), general.map(({ question }) => question)];
};

it('files general cards under a topic by title, keyword or subject', () => {
  expect(sorted('Trips')).toEqual([['Window or aisle?'], ['Who are you?', 'Who would you be?']]);
  expect(sorted('dream')).toEqual([['Who would you be?'], ['Who are you?']]);
  expect(sorted('ice')).toEqual([[], ['Who are you?', 'Who would you be?']]);
});

it('fills a deck up only with what fits the kind of its topic', () => {
  expect(sorted('Paris', 'place')[1]).toContain('Window or aisle?');
  expect(sorted('Star Trek', 'fandom')[1]).not.toContain('Window or aisle?');
});

it('a general prompt keeps how the table votes on it, and one without a vote has none', () => {
  const sides = { vote: 'either', options: ['Window', 'Aisle'] } as const;
  const [ice, travel] = FILES;
  if (ice?.shape !== 'prompts' || travel?.shape !== 'prompts') throw new Error('no prompts');
  const files = [ice, { ...travel, cards: travel.cards.map((one) => ({ ...one, ...sides })) }];
  const { about, general } = sortGeneral(files, {
    keys: new Set([keyOf('trips')]),
    kind: undefined,
    isForChildren: false,
  });
  expect(about).toMatchObject([sides]);
  expect(general.some((card) => 'vote' in card || 'options' in card)).toBe(false);
});

it('children get what suits any company', () => {
  expect(sorted('dreams', undefined, true)).toEqual([[], ['Who are you?']]);
});
