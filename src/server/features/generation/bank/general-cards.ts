// The general cards of a category: those that their author filed under a topic, and those that fit any evening.
import type { BankCard } from './bank-card.ts';
import { opening } from './pack-cards.ts';
import type { GeneralCards, TopicPack } from './topic.ts';
import { keyOf } from './words.ts';

export interface Sorted {
  /** Filed under the topic, by the title, the keywords or a card's own subjects. */
  readonly about: readonly BankCard[];
  /** Fit for a deck of that kind; `kind` is undefined where nobody knows what was typed. */
  readonly general: readonly BankCard[];
}

/** `keys`: of the typed words, and of the packs that are meant. */
export function sortGeneral(
  files: readonly GeneralCards[],
  keys: ReadonlySet<string>,
  kind: TopicPack['kind'] | undefined,
): Sorted {
  const about: BankCard[] = [];
  const general: BankCard[] = [];
  for (const file of files) {
    const isWhole = [file.title, ...file.keywords].some((name) => keys.has(keyOf(name)));
    const fits = !file.fits || (kind !== undefined && file.fits.includes(kind));
    for (const { subjects, card } of filed(file)) {
      if (isWhole || subjects.some((subject) => keys.has(keyOf(subject)))) about.push(card);
      else if (fits) general.push(card);
    }
  }
  return { about, general };
}

function filed(file: GeneralCards): { readonly subjects: readonly string[]; card: BankCard }[] {
  switch (file.shape) {
    case 'puzzles':
      return file.cards.map(({ subjects, ...card }) => ({ subjects, card }));
    case 'secrets':
      return file.cards.map(({ secret, forbidden, difficulty }) => ({
        subjects: [],
        card: {
          question: secret,
          hint: forbidden.join(', '),
          answer: '',
          difficulty,
          form: file.id,
        },
      }));
    case 'prompts':
      return file.cards.map(({ question, form, subjects }) => ({
        subjects,
        card: {
          question,
          hint: '',
          answer: '',
          difficulty: undefined,
          form: `${form} ${opening(question)}`,
        },
      }));
  }
}
