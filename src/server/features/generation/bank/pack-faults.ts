// What is wrong with a topic pack, in sentences for whoever writes it (docs/cards.md has the reasons).
import { areSides, areWrongChoices } from '#domain/deck/card.ts';
import {
  DIFFICULTIES,
  GENERATED_CATEGORIES,
  type GeneratedCategory,
} from '#domain/category/categories.ts';
import { normalised, overlapOf } from '#server/features/decks/index.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import { cardsOf } from './pack-cards.ts';
import type { Entity, Group, PackPrompt, TopicPack } from './topic.ts';

/** The least that a pack holds, and the longest that its texts are, in characters. */
const LEAST = { trivia: 30, entities: 40, emoji: 10, groups: 8, prompts: 10 } as const;
const MOST = {
  question: 170,
  hint: 140,
  answer: 60,
  explanation: 220,
  clue: 140,
  name: 60,
} as const;
/** With the same answer, questions this much alike ask the same. */
const SAME_ELSEWHERE = 0.5;
/** So many prompts of a category may begin with the same three words. */
const SAME_OPENING = 4;
const TALKING = ['drinking', 'social', 'relationship'] as const;
/** Packs that children read: no drinking prompts. */
const NO_DRINKING = new Set(['kids-8-to-12', 'school-days', 'baby-shower', 'bible']);
const MUCH =
  /\b(?:two|three|four|five|double) (?:sips|drinks)|\bdowns? (?:it in one|your (?:drink|glass|beer))\b|\b(?:takes?|do(?:es)?|drinks?|downs?) (?:an? |one |another )?(?:\w+ )?shots?\b|\bsips? twice/i;
const TRANSLATED = /\bwho of us\b|\btell about\b|\bname a thing which\b/i;
const LAZY = /which of these|which of the following|what is the name of|true or false/i;

/** Every fault of a pack, each with the text that it is about; none where it is good. */
export function faultsOf(id: string, pack: TopicPack): string[] {
  return [
    ...triviaFaults(pack.trivia),
    ...entityFaults(pack.entities),
    ...groupFaults(pack.groups),
    ...TALKING.flatMap((category) =>
      promptFaults(category, pack.prompts[category], NO_DRINKING.has(id)),
    ),
    ...madeFaults(pack),
  ];
}

/** Questions of one pack that another asks too, in other words maybe; each with the other. */
export function repeatsIn(pack: TopicPack, others: ReadonlyMap<string, TopicPack>): string[] {
  const asked = [...others].flatMap(([id, { trivia }]) =>
    trivia.map(({ question, answer }) => ({ id, question, answer: normalised(answer) })),
  );
  const byAnswer = Map.groupBy(asked, ({ answer }) => answer);
  return pack.trivia.flatMap(({ question, answer }) =>
    (byAnswer.get(normalised(answer)) ?? [])
      .filter((other) => overlapOf(question, other.question) >= SAME_ELSEWHERE)
      .map((other) => `'${question}': ${other.id} asks '${other.question}'`),
  );
}

/** Cards that are made of what a pack holds, through the checks of a deck. */
function madeFaults(pack: TopicPack): string[] {
  return GENERATED_CATEGORIES.flatMap((gameType) => {
    const validator = createValidator({ gameType, topic: '', language: 'en' }, []);
    return cardsOf(pack, gameType).flatMap((card) => {
      const taken = validator.accept(card);
      // Of two puzzles that are alike a deck has one: no fault of the pack's.
      return 'rejection' in taken && taken.rejection !== 'duplicate'
        ? [`${gameType}: '${card.question}' (${card.answer}): the checks say: ${taken.rejection}`]
        : [];
    });
  });
}

function triviaFaults(cards: TopicPack['trivia']): string[] {
  const asked = { gameType: 'trivia', topic: '', language: 'en' } as const;
  const validator = createValidator(asked, [], undefined, 'house');
  const faults = cards.flatMap((card) => {
    const { question, hint, answer, explanation, accepts = [], choices } = card;
    const taken = validator.accept({ question, hint, answer, explanation });
    const right = new Set([answer, ...accepts].map(normalised));
    return about(question, [
      'rejection' in taken && `the checks say: ${taken.rejection}`,
      !areWrongChoices(choices, answer) && 'its choices are not three different ones',
      choices.some((choice) => right.has(normalised(choice))) && 'a choice is right',
      accepts.some((other) => sameAnswer(other, answer)) && 'accepts its answer again',
      LAZY.test(question) && 'asks lazily: which of these, what is the name of',
      tooLong({ question, hint, answer, explanation }),
    ]);
  });
  const levels = DIFFICULTIES.map((level) => cards.filter((card) => card.difficulty === level));
  const counts = levels.map((level) => level.length);
  if (cards.length < LEAST.trivia) faults.push(`${cards.length} trivia, ${LEAST.trivia} at least`);
  if (Math.max(...counts) - Math.min(...counts) > 1) {
    faults.push(`not as many easy as medium as hard: ${counts.join(', ')}`);
  }
  return faults;
}

/** But for case, accents, signs and an article, which nobody marks. */
function sameAnswer(a: string, b: string): boolean {
  const plain = (text: string) => normalised(text).replace(/^(?:the|an?) /, '');
  return plain(a) === plain(b);
}

function entityFaults(entities: readonly Entity[]): string[] {
  const names = entities.map(({ name }) => normalised(name));
  const secrets = createValidator({ gameType: 'secret-prompt', topic: '', language: 'en' }, []);
  const faults = entities.flatMap(({ name, clue, forbidden }, at) => {
    const secret: DraftCard = { question: name, hint: forbidden.join(', '), answer: '' };
    const taken = secrets.accept(secret);
    return about(name, [
      'rejection' in taken && `the checks say: ${taken.rejection}`,
      names.indexOf(normalised(name)) !== at && 'stands twice',
      sharedWord(name, clue) && `its clue says '${sharedWord(name, clue)}'`,
      forbidden.some((word) => holdsWord(clue, word)) && 'its clue says a forbidden word',
      tooLong({ name, clue }),
    ]);
  });
  if (entities.length < LEAST.entities) {
    faults.push(`${entities.length} entities, ${LEAST.entities} at least`);
  }
  const emoji = entities.filter((entity) => entity.emoji).length;
  if (emoji < LEAST.emoji) faults.push(`${emoji} entities with emoji, ${LEAST.emoji} at least`);
  return faults;
}

function groupFaults(groups: readonly Group[]): string[] {
  const faults = groups.flatMap(({ link, members, odd }) =>
    about(link, [
      new Set(members.map(normalised)).size !== members.length && 'a member stands twice',
      members.some((member) => holdsWord(link, member)) && 'names a member',
      members.map(normalised).includes(normalised(odd.name)) && 'its odd one is a member',
    ]),
  );
  if (groups.length < LEAST.groups)
    faults.push(`${groups.length} groups, ${LEAST.groups} at least`);
  return faults;
}

function promptFaults(
  category: (typeof TALKING)[number],
  prompts: readonly PackPrompt[],
  isForChildren: boolean,
): string[] {
  const gameType: GeneratedCategory = category;
  const validator = createValidator({ gameType, topic: '', language: 'en' }, []);
  const openings = Map.groupBy(prompts, ({ text }) => opening(text));
  const faults = prompts.flatMap(({ text, vote, options }) => {
    const taken = validator.accept({ question: text, hint: '', answer: '' });
    const alike = openings.get(opening(text)) ?? [];
    const place = alike.findIndex((prompt) => prompt.text === text);
    return about(text, [
      'rejection' in taken && `the checks say: ${taken.rejection}`,
      (vote === 'either') !== Boolean(options) && "options go with vote 'either', and only there",
      options && !areSides(options) && 'its options are not two sides',
      place >= SAME_OPENING && `more than ${SAME_OPENING} begin with '${opening(text)}'`,
      TRANSLATED.test(text) && 'reads translated',
      category === 'drinking' && MUCH.test(text) && 'asks for more than a sip',
      category === 'relationship' && /most likely/i.test(text) && "'most likely' for two people",
      text.length > MOST.question && `has ${text.length} characters, ${MOST.question} at most`,
    ]);
  });
  if (category === 'drinking' && isForChildren) {
    return prompts.length > 0 ? ['drinking prompts in a pack for children'] : [];
  }
  if (prompts.length < LEAST.prompts) {
    faults.push(`${prompts.length} ${category} prompts, ${LEAST.prompts} at least`);
  }
  return faults;
}

function about(text: string, faults: readonly (string | false | undefined)[]): string[] {
  return faults.flatMap((fault) => (fault ? [`'${text}': ${fault}`] : []));
}

function tooLong(texts: Partial<Record<keyof typeof MOST, string>>): string | false {
  for (const [field, most] of Object.entries(MOST)) {
    const text = (texts as Record<string, string | undefined>)[field] ?? '';
    if (text.length > most) return `its ${field} has ${text.length} characters, ${most} at most`;
  }
  return false;
}

/** A word of four letters and more that stands in both. */
function sharedWord(name: string, clue: string): string | undefined {
  const said = new Set(normalised(clue).split(' '));
  return normalised(name)
    .split(' ')
    .find((word) => word.length >= 4 && said.has(word));
}

function holdsWord(text: string, word: string): boolean {
  return ` ${normalised(text)} `.includes(` ${normalised(word)} `);
}

function opening(text: string): string {
  return normalised(text).split(' ').slice(0, 3).join(' ');
}
