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

interface Meant {
  /** Keys of the typed words, and of the packs that are meant. */
  readonly keys: ReadonlySet<string>;
  readonly kind: TopicPack['kind'] | undefined;
  /** Only what suits any company. */
  readonly isForChildren: boolean;
}

export function sortGeneral(files: readonly GeneralCards[], meant: Meant): Sorted {
  const { keys, kind, isForChildren } = meant;
  const about: BankCard[] = [];
  const general: BankCard[] = [];
  for (const file of files) {
    const isWhole = [file.title, ...file.keywords].some((name) => keys.has(keyOf(name)));
    const fits = !file.fits || (kind !== undefined && file.fits.includes(kind));
    for (const { subjects, card, isBold } of filed(file)) {
      if (isBold && isForChildren) continue;
      if (isWhole || subjects.some((subject) => keys.has(keyOf(subject)))) about.push(card);
      else if (fits) general.push(card);
    }
  }
  return { about, general };
}

interface Filed {
  readonly subjects: readonly string[];
  readonly card: BankCard;
  readonly isBold: boolean;
}

function filed(file: GeneralCards): Filed[] {
  switch (file.shape) {
    case 'puzzles':
      return file.cards.map(({ subjects, ...card }) => ({ subjects, card, isBold: false }));
    case 'secrets':
      return file.cards.map(({ secret, forbidden, difficulty }) => ({
        subjects: [],
        isBold: false,
        card: {
          question: secret,
          hint: forbidden.join(', '),
          answer: '',
          difficulty,
          form: file.id,
        },
      }));
    case 'prompts':
      return file.cards.map(({ question, vote, options, form, subjects, daring }) => ({
        subjects,
        isBold: daring > 1,
        card: {
          question,
          hint: '',
          answer: '',
          ...(vote && { vote }),
          ...(options && { options }),
          difficulty: undefined,
          form: `${form} ${opening(question)}`,
        },
      }));
  }
}
