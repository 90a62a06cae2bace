import { expect, it } from 'vitest';
import { CATEGORIES, CATEGORY_IDS } from '#domain/category/categories.ts';
import { FREE_GAME_IDS, FREE_GAMES } from '#domain/category/free-games.ts';
import { categoryText } from './categories.ts';
import { freeGameText } from './free-games.ts';

it('HOME-03 each category has its name, a description and three examples', () => {
  for (const id of CATEGORY_IDS) {
    const { name, description, examples } = categoryText[id];
    expect(name).toBe(CATEGORIES[id].name);
    expect(description).toMatch(/^[A-Z].{20,}\.$/u);
    expect(examples).toHaveLength(3);
    for (const example of examples) expect(example).toMatch(/\S/u);
  }
});

it('SETUP-02 each free game has its name and a description', () => {
  for (const id of FREE_GAME_IDS) {
    expect(freeGameText[id].name).toBe(FREE_GAMES[id].name);
    expect(freeGameText[id].description).toMatch(/^[A-Z].{20,}\.$/u);
  }
});

it('PLAY-04 one category’s cards have words above them, one has a word of care', () => {
  const having = (part: 'cardLabel' | 'notice') =>
    CATEGORY_IDS.filter((id) => categoryText[id][part] !== undefined);
  expect(having('cardLabel')).toEqual(['secret-prompt']);
  expect(categoryText['secret-prompt'].cardLabel).toBe('Act Out or Guess:');
  expect(having('notice')).toEqual(['drinking']);
  expect(categoryText.drinking.notice).toMatch(/^For adults of drinking age\..*car at home\.$/u);
});
