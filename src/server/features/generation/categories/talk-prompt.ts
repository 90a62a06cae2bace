// What the three categories without answers tell a model alike.
import type { CardForm } from './category-writing.ts';

export const TALK_FIELDS = {
  question: 'what is read aloud',
  vote: '"person" where the table points at somebody, "either" where it takes one of two sides, "have" where everybody says whether they have done it, "agree" where everybody says yes or no to an opinion, "heart" where answers or little shows are there to be liked; "none" where nobody votes',
  options: 'the two sides of "either", a few words each; else []',
};

export const TALK_RULES = [
  'Nobody is asked for a secret: what a card asks may be said before everybody at the table.',
  'Skip the three prompts that everybody has heard at other parties.',
];

export const TALK_FORMS: readonly CardForm[] = [
  { named: /never have (?:i|you) ever/, form: 'never have I ever' },
  { named: /most likely to|who would/, form: 'who at this table is most likely to' },
  { named: /would you rather/, form: 'would you rather' },
  { named: /this or that/, form: 'this or that' },
  { named: /truths? (?:or|and) dares?/, form: 'truth or dare, both on one card' },
  { named: /two truths/, form: 'two truths and a lie, told by a player' },
  { named: /hot takes?|unpopular opinions?/, form: 'a hot take to agree or disagree with' },
  { named: /finish the sentence/, form: 'finish the sentence' },
];

export const TALK_SIDES = [
  'at home',
  'at work and at school',
  'on the road',
  'eating and cooking',
  'friends and neighbours',
  'phones and screens',
  'feasts and holidays',
  'when we were small',
  'animals and weather',
];
