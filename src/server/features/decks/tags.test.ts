import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagsOf } from './tags.ts';

const words = (topic: string) => tagsOf({ difficulty: 'hard', category: 'Trivia', topic }).slice(2);

it('a deck is tagged with its difficulty, its category and the words of its topic', () => {
  const about = { difficulty: 'medium', category: 'Social & Party Games', topic: 'Deep sea life' };
  expect(tagsOf(about)).toEqual(['medium', 'Social & Party Games', 'Deep', 'sea', 'life']);
});

it.each([
  ['The history of the Roman Empire', ['history', 'Roman', 'Empire']],
  ['What would you do?', []],
  ['1990s music', ['1990s', 'music']],
  ['  rock ’n’ roll, Rock!  ', ['rock', 'roll']],
  ['Spider-Man & the X-Men', ['Spider-Man', 'X-Men']],
  ["Ocean's 11", ["Ocean's", '11']],
  ['hard trivia: easy answers', ['easy', 'answers']],
  ['Äpfel und Birnen', ['Äpfel', 'und', 'Birnen']],
  ['Plan B', ['Plan']],
  ['龍 in art', ['龍', 'art']],
  ['one two three four five six seven eight', ['two', 'three', 'four', 'five', 'six', 'seven']],
  ['… !?', []],
])('the words of ‘%s’', (topic, expected) => {
  expect(words(topic)).toEqual(expected);
});

it('tags are words of the topic as typed, none twice, at most six', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (topic) => {
      const found = words(topic);
      expect(found.length).toBeLessThanOrEqual(6);
      for (const word of found) expect(topic).toContain(word);
      const small = found.map((word) => word.toLowerCase());
      expect(new Set(small).size).toBe(small.length);
    }),
  );
});
