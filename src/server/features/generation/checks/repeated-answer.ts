// Whether two quiz cards have one answer: the second one is then no question any more.
import english from '#content/marking/en.json' with { type: 'json' };
import { isFigure, wordsOf } from '#domain/marking/normalise.ts';
import { normalised } from '#server/features/decks/index.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/**
 * What questions ask for, by the words that name it. Only two of different lines ask for clearly different things:
 * the planet Mercury and the metal. English alone: in other languages an answer comes once.
 */
const KINDS = [
  `who whose whom person people man woman artist painter sculptor singer musician composer songwriter actor actress
   author writer novelist poet playwright scientist physicist chemist inventor explorer leader president king queen
   ruler emperor monarch player athlete astronaut director character hero heroine villain`,
  'god gods goddess deity titan',
  'planet world moon',
  'element metal gas liquid chemical substance mineral',
  'country nation state kingdom republic land',
  'city town capital metropolis village port',
  'river lake sea ocean waterway bay strait',
  'island continent',
  'mountain peak volcano summit',
  'animal creature mammal bird fish reptile insect snake beast dinosaur dog cat horse',
  'plant flower tree fruit vegetable spice herb nut berry',
  'dish food dessert drink sauce cheese bread cocktail',
  'language',
  'company firm brand maker manufacturer retailer',
  'band group duo',
  'song single album tune ballad',
  'film movie series sitcom show',
  'book novel play poem',
  'game sport',
  'instrument',
  'colour color',
].map((words) => new Set(words.split(/\s+/)));
/** So many words after 'which' the thing asked for is named: 'which small Italian town'. */
const REACH = 5;

/** The cards of a quiz deck, by their answers. */
export class DeckAnswers {
  readonly #cards: AnsweredCard[] = [];

  add(card: DraftCard): void {
    this.#cards.push(answered(card));
  }

  /** Whether a card has the answer of one that is here, and does not ask for something clearly different. */
  repeats(card: DraftCard): boolean {
    const asked = answered(card);
    return this.#cards.some(
      (other) => isOneAnswer(other.answers, asked.answers) && !asksOther(other.kind, asked.kind),
    );
  }
}

interface AnsweredCard {
  readonly answers: readonly string[];
  readonly kind: ReadonlySet<string> | undefined;
}

function answered({ question, answer, accepts = [] }: DraftCard): AnsweredCard {
  const answers = [answer, answer.replaceAll(/\s*\([^)]*\)/g, ''), ...accepts]
    .map((each) => wordsOf(each, english))
    // Numbers and years come again in good decks.
    .filter(([first]) => first !== undefined && !isFigure(first))
    .map((words) => words.join(' '));
  return { answers, kind: kindOf(question) };
}

/** Equal, or one the end of the other: 'Armstrong', 'Neil Armstrong'. */
function isOneAnswer(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) =>
    others.some((other) => one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)),
  );
}

function asksOther(one: AnsweredCard['kind'], other: AnsweredCard['kind']): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** The line of what a question asks for; undefined where it does not say so in words that are known. */
function kindOf(question: string): ReadonlySet<string> | undefined {
  const words = normalised(question).split(' ');
  const at = words.findIndex((word) => /^(?:wh(?:ich|at|o|om|ose))$/.test(word));
  if (at === -1) return undefined;
  const near = words.slice(at, at + 1 + REACH).map(kindOfWord);
  const first = near.findIndex((kind) => kind !== undefined);
  // A sea animal is an animal.
  return near[first + 1] ?? near[first];
}

function kindOfWord(word: string): ReadonlySet<string> | undefined {
  return KINDS.find((kind) => kind.has(word) || kind.has(word.replace(/s$/, '')));
}
