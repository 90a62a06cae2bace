import { describe, expect, it } from 'vitest';
import { findTopics } from './find-topics.ts';
import { suggest } from './suggest.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';
import { keyOf } from './words.ts';

function topic(title: string, more: Partial<IndexedTopic> = {}): IndexedTopic {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const { aliases = [] } = more;
  const names = [title, ...aliases].map(keyOf);
  return {
    id,
    title,
    aliases,
    names,
    kind: 'general',
    near: [],
    parents: [],
    subjects: {},
    things: [],
    ...more,
  };
}

const INDEX: TopicIndex = {
  topics: [
    topic('World War II', {
      kind: 'history',
      aliases: ['WWII', 'Second World War', 'World War 2'],
    }),
    topic('Friends (TV series)', { kind: 'fandom', aliases: ['Friends', 'Friends TV show'] }),
    topic('Queen (band)', {
      kind: 'artist-or-music',
      aliases: ['Queen'],
      near: ['90s-music'],
      subjects: { india: 1 },
    }),
    topic('Basketball', { kind: 'sport', aliases: ['NBA'], near: ['sports'] }),
    topic('Sports', { kind: 'sport' }),
    topic('90s music', { kind: 'artist-or-music', things: ['lion king'] }),
    topic('Pokémon', { kind: 'fandom', near: ['90s-music'], things: ['lion king'] }),
    topic('Valentine’s Day', { kind: 'occasion' }),
    topic('Birthday', {
      kind: 'occasion',
      near: ['general-knowledge'],
      subjects: { india: 1 },
    }),
    topic('Greek mythology', { kind: 'history', parents: ['world-war-ii'] }),
    topic('Food & drink', { kind: 'food-or-drink', things: ['volcano', 'paris', 'lyon'] }),
    topic('Geography', {
      kind: 'place',
      aliases: ['countries'],
      subjects: { volcano: 12, italy: 5 },
    }),
    topic('Country songs', { kind: 'artist-or-music', aliases: ['country'] }),
    topic('American states', { kind: 'place', aliases: ['american'] }),
    topic('Africa', {
      kind: 'place',
      things: ['paris', 'lion king'],
      subjects: { 'african food': 3 },
    }),
    topic('Science', {
      kind: 'science',
      near: ['birthday'],
      subjects: { volcano: 4, 'human body': 9 },
    }),
    topic('General knowledge'),
    topic('The Office (US)', { kind: 'fandom', aliases: ['the office'] }),
    topic('Office party', { kind: 'occasion', aliases: ['office'] }),
  ],
};
const about = (typed: string) => findTopics(INDEX, typed).about.map(({ title }) => title);
const homes = (typed: string) => findTopics(INDEX, typed).homes.map(({ title }) => title);
const near = (typed: string) => {
  const found = findTopics(INDEX, typed);
  return [...found.homes, ...found.near].map(({ title }) => title);
};

describe('finding a topic', () => {
  it.each([
    ['wwii', 'World War II'],
    ['a quiz about the Second World War', 'World War II'],
    ['nba', 'Basketball'],
    ['Friends tv show', 'Friends (TV series)'],
    ['queen', 'Queen (band)'],
    ['pokemon', 'Pokémon'],
    ['valentines day', 'Valentine’s Day'],
    ["Valentine's day", 'Valentine’s Day'],
    ['birthdays', 'Birthday'],
    ['food and drink', 'Food & drink'],
    ['1990s music', '90s music'],
    ['’90s Music', '90s music'],
    ['nineties music', '90s music'],
    ['90s music throwback', '90s music'],
    ['World War Two', 'World War II'],
    ['Pokemon movies', 'Pokémon'],
    ['basketbal trivia', 'Basketball'],
    ['Basketball party', 'Basketball'],
    ['Office party', 'Office party'],
    ['the office', 'The Office (US)'],
  ])('SETUP-06 %s is about %s, by case, accents, plurals, digits and words', (typed, title) => {
    expect(about(typed)).toEqual([title]);
  });

  it.each([
    ['queen 👑', 'Queen (band)'],
    ['🏀 Basketball 🏀', 'Basketball'],
    ['Friends☕', 'Friends (TV series)'],
    ['Pokémon ⚡️', 'Pokémon'],
    ['anything!', 'General knowledge'],
    ['Surprise us 🎲', 'General knowledge'],
  ])('SETUP-06 pictures and signs beside a topic say nothing about it: %s', (typed, title) => {
    expect(about(typed)).toEqual([title]);
  });

  it.each(['1980s music', 'american food', 'world war 3', 'world war one'])(
    'a number, or a word that the bank knows, is no slip of another: %s',
    (typed) => {
      expect(about(typed)).toEqual([]);
      expect(findTopics(INDEX, typed).parts).toEqual([]);
    },
  );

  it.each([
    ['nba vs wwii'],
    ['NBA versus WWII'],
    ['nba vs. wwii'],
    ['nba plus wwii'],
    ['nba x wwii'],
  ])('finds two that are set against each other: %s', (typed) => {
    expect(about(typed)).toEqual(['Basketball', 'World War II']);
  });

  it('of two of one key, the one that is written as typed', () => {
    expect(about('Countries')).toEqual(['Geography']);
    expect(about('quiz about countries')).toEqual(['Geography']);
    expect(about('country')).toEqual(['Country songs']);
    expect(about('the office')).toEqual(['The Office (US)']);
    expect(about('office')).toEqual(['Office party']);
    expect(about('Our office')).toEqual(['The Office (US)', 'Office party']);
  });

  it('a year is when an occasion is, but of anything else a part that nobody wrote about', () => {
    expect(about('Birthday 2026')).toEqual(['Birthday']);
    expect(about('Valentine’s Day 2027 party')).toEqual(['Valentine’s Day']);
    expect(about('Basketball 2026')).toEqual([]);
    expect(near('Basketball 2026')).toEqual(['Basketball']);
    expect(near('Friends 2004')).toEqual(['Friends (TV series)']);
    expect(near('2026 volcanoes')).toEqual(['Geography', 'Science']);
  });

  it('finds two at once, and of a piece that nobody wrote about only the other', () => {
    expect(about('nba and wwii')).toEqual(['Basketball', 'World War II']);
    expect(about('basketball & quilting')).toEqual(['Basketball']);
  });

  it('finds a narrower subject in the packs that have cards of it, most first', () => {
    const parts = (typed: string) => findTopics(INDEX, typed).parts.map((part) => part.topic.title);
    expect(parts('volcanoes')).toEqual(['Geography', 'Science']);
    expect(parts('Volcano quiz')).toEqual(['Geography', 'Science']);
    expect(parts('volcanoos')).toEqual([]);
  });

  it.each([
    'Friends of the Earth',
    'Queen Elizabeth',
    'war and peace',
    'Basketbal',
    'spaec',
    '"* OR 1=1',
  ])('a shared word, or a slip in a name or a short word, is nothing about it: %s', (typed) => {
    expect(about(typed)).toEqual([]);
    expect(findTopics(INDEX, typed).parts).toEqual([]);
    expect(near(typed)).toEqual([]);
  });

  it('calls near what a pack names, its parents and children, and what its name stands in', () => {
    expect(near('nba')).toEqual(['Sports']);
    expect(near('world war ii')).toEqual(['Greek mythology']);
    expect(near('my grandma’s 80th birthday')).toEqual(['Birthday']);
    expect(near('mythology')).toEqual(['Greek mythology']);
  });

  it('of a narrower subject a pack is near that has several cards of it, not one that mentions it', () => {
    expect(homes('volcanoes')).toEqual(['Geography', 'Science']);
    expect(near('volcanoes')).toEqual(['Geography', 'Science', 'Birthday']);
    expect(near('human body')).toEqual(['Science', 'Birthday']);
    expect(near('india')).toEqual([]);
    expect(findTopics(INDEX, 'india').names).toEqual([
      'Queen (band)',
      'Birthday',
      'General knowledge',
    ]);
  });

  it('what no card asks about has the packs near it that know it: the only one, or those near each other', () => {
    expect(homes('Lyon')).toEqual(['Food & drink']);
    expect(near('Lyon')).toEqual(['Food & drink']);
    expect(near('Lyon party')).toEqual(['Food & drink']);
    expect(near('Lyon 2026')).toEqual(['Food & drink']);
    expect(near('quilting and Lyon')).toEqual(['Food & drink']);
    expect(near('The Lion King')).toEqual(['90s music', 'Pokémon']);
    expect(about('Lyon')).toEqual([]);
    expect(near('Paris')).toEqual([]);
    expect(findTopics(INDEX, 'Paris').names).toEqual([
      'Food & drink',
      'Africa',
      'General knowledge',
    ]);
    expect(near('volcanoes'), 'cards say more').toEqual(['Geography', 'Science', 'Birthday']);
  });

  it('names the nearest for what nobody wrote about, and something for everybody at last', () => {
    expect(findTopics(INDEX, 'Queen Elizabeth').names).toEqual([
      'Queen (band)',
      'General knowledge',
    ]);
    expect(findTopics(INDEX, 'quilting').names).toEqual(['General knowledge']);
    expect(findTopics(INDEX, 'nba').names).not.toContain('Basketball');
  });

  it('a host who wants anything gets general knowledge', () => {
    expect(about('surprise us')).toEqual(['General knowledge']);
  });
});

describe('suggestions while typing', () => {
  it('come by title, then alias, then a word of either, and never twice', () => {
    expect(suggest(INDEX, 'nb')).toEqual(['Basketball']);
    expect(suggest(INDEX, 'qu')).toEqual(['Queen (band)']);
    expect(suggest(INDEX, 'poké')).toEqual(['Pokémon']);
    expect(suggest(INDEX, 'mus')).toEqual(['90s music']);
    expect(suggest(INDEX, 'wo')).toEqual(['World War II']);
    expect(suggest(INDEX, 'g')).toEqual([]);
    expect(suggest(INDEX, 'ge')).toEqual(['General knowledge', 'Geography']);
  });
});

describe('keys', () => {
  it('leave out what says nothing, unless nothing else is there', () => {
    expect(keyOf('The Office')).toBe('office');
    expect(keyOf('a fun trivia night about cats')).toBe('cat');
    expect(keyOf('Games')).toBe('game');
  });
});
