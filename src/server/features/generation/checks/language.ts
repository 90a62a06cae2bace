// Whether a card is in the language of its deck. Names, titles, quotations and answers may be in any; a text that says
// too little to tell is taken.
import type { CardLanguage } from '#domain/language/languages.ts';
import { languagesOfLetters, languagesOfWord, latinWords } from '#domain/language/latin.ts';
import { LATIN_LANGUAGES, type LatinLanguage } from '#domain/language/latin-languages.ts';
import { countScripts, scriptsOf, type Script, weightOf } from '#domain/language/scripts.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** So much has to speak for another language, in a question and in what stands beside it. */
interface Least {
  /** Words of the other language; and they must be more than twice as many as those of the deck's own. */
  readonly words: number;
  /** Letters of other scripts: fewer may be a name. */
  readonly letters: number;
  /** Words in capitals say nothing. */
  readonly areNamesLeftOut?: boolean;
}
const IN_QUESTION: Least = { words: 2, letters: 5 };
const BESIDE: Least = { words: 4, letters: 20 };
const SECRET: Least = { words: 3, letters: 5, areNamesLeftOut: true };
const FOREIGN_TIMES = 2;
/** Of a text's letters, the least that are of its script: in others than the Latin one names stand in Latin letters. */
const LATIN_SHARE = 0.5;
const OTHER_SHARE = 0.25;
/** Signs that only another language of the same script has; fewer may be a name. */
const FOREIGN_SIGNS = 2;
/** A Japanese question of so many signs has kana among them. */
const HAN_ALONE = 8;

/** Languages that share so many words that lists of words don't tell them apart. */
const AKIN: readonly (readonly LatinLanguage[])[] = [
  ['sv', 'da', 'no'],
  ['cs', 'sk'],
];

const QUOTED =
  /[“„"][^“”„"]*[”“"]|«[^»]*»|「[^」]*」|『[^』]*』|《[^》]*》|‘[^’]*’(?!\p{L})|(?<!\p{L})'[^']*'(?!\p{L})/gu;
/** 'The Lord of the Rings', unless a sentence begins with it. */
const TITLE =
  /(?<=[\p{L}\p{N},;–—] ?)\p{Lu}[\p{L}’']*(?:[ -](?:\p{Ll}{1,3}[ -]){0,2}\p{Lu}[\p{L}’']*)+/gu;
const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{L}’']*/gu;

/** Signs and small words that of the languages of a script only one has. */
const RUSSIAN = /[ыэё]|(?<!\p{L})(?:что|как(?:ая|ой|ое|ие)|кто|где|это|был[ао]?)(?!\p{L})/giu;
const UKRAINIAN = /[іїєґ]|(?<!\p{L})(?:що|яка|який|яке|хто|де|це|був|була)(?!\p{L})/giu;
const BULGARIAN = /ъ(?![еёюя])|(?<!\p{L})(?:кой|коя|кое|кои|какво|това|е|са)(?!\p{L})/giu;
const ARABIC = /[ةكيىإأ]/gu;
const PERSIAN = /[پچژگکی]/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

interface Signs {
  readonly own: RegExp;
  readonly foreign: readonly RegExp[];
  /** So many signs of its own weigh as much as a foreign one. */
  readonly times: number;
}

const SIGNS: Readonly<Partial<Record<CardLanguage, Signs>>> = {
  ru: { own: RUSSIAN, foreign: [UKRAINIAN, BULGARIAN], times: 0.5 },
  uk: { own: UKRAINIAN, foreign: [RUSSIAN, BULGARIAN], times: 0.5 },
  bg: { own: BULGARIAN, foreign: [RUSSIAN, UKRAINIAN], times: 0.5 },
  ar: { own: ARABIC, foreign: [PERSIAN], times: 0.5 },
  fa: { own: PERSIAN, foreign: [ARABIC], times: 0.5 },
  zh: { own: /\p{Script=Han}/gu, foreign: [KANA], times: 4 },
};

/** The question decides, then hint and explanation together; a secret and its forbidden words are one text. */
export function speaksAsAsked(card: DraftCard, language: CardLanguage): boolean {
  const { question, hint, answer, explanation = '' } = card;
  // A secret is mostly a name, and so are some of the words beside it.
  if (answer === '' && hint !== '') return speaks(`${question}, ${hint}`, language, SECRET);
  const beside = `${hint}. ${explanation}`;
  return (
    speaks(question, language, IN_QUESTION) &&
    !isChineseAlone(question, language) &&
    speaks(beside, language, BESIDE)
  );
}

function speaks(text: string, language: CardLanguage, least: Least): boolean {
  const scripts = scriptsOf(language);
  if (!scripts) return true;
  const plain = text.replaceAll(QUOTED, ' ');
  if (!isInScript(plain, scripts, least.letters)) return false;
  const latin = LATIN_LANGUAGES.find((each) => each === language);
  const words = least.areNamesLeftOut ? plain.replaceAll(CAPITALISED, ' ') : plain;
  return latin ? !isForeign(words, latin, least.words) : !hasForeignSigns(plain, language);
}

function isInScript(text: string, scripts: readonly Script[], least: number): boolean {
  const isLatin = scripts.includes('latin');
  const weigh = (from: string): readonly [own: number, all: number] => {
    const counts = Object.entries(countScripts(from)).map(([script, count]) => ({
      isOwn: scripts.some((each) => each === script),
      weight: weightOf(script, count),
    }));
    const sum = (some: typeof counts): number => some.reduce((all, { weight }) => all + weight, 0);
    return [sum(counts.filter(({ isOwn }) => isOwn)), sum(counts)];
  };
  const [own, all] = weigh(isLatin ? text : text.replaceAll(TITLE, ' '));
  return all - own < least || own >= all * (isLatin ? LATIN_SHARE : OTHER_SHARE);
}

function isForeign(text: string, language: LatinLanguage, least: number): boolean {
  const outsideTitles = new Set(latinWords(text.replaceAll(TITLE, ' ')));
  const small = new Set(latinWords(text.replaceAll(CAPITALISED, ' ')));
  const words = latinWords(text).map((word) => ({
    spoken: languagesOfWord(word),
    // Of names the letters say nothing.
    written: small.has(word) ? languagesOfLetters(word) : LATIN_LANGUAGES,
    isTitle: !outsideTitles.has(word),
  }));
  const akin = AKIN.find((group) => group.includes(language)) ?? [language];
  return LATIN_LANGUAGES.some((other) => {
    if (akin.includes(other)) return false;
    const foreign = words.filter(
      ({ spoken, written, isTitle }) =>
        !isTitle &&
        ((spoken.includes(other) && !spoken.includes(language)) ||
          (written.includes(other) && !written.includes(language))),
    ).length;
    const own = words.filter(
      ({ spoken }) => spoken.includes(language) && !spoken.includes(other),
    ).length;
    return foreign >= least && foreign > own * FOREIGN_TIMES;
  });
}

function hasForeignSigns(text: string, language: CardLanguage): boolean {
  const signs = SIGNS[language];
  if (!signs) return false;
  const count = (some: RegExp): number => text.match(some)?.length ?? 0;
  const foreign = signs.foreign.reduce((sum, some) => sum + count(some), 0);
  return foreign >= FOREIGN_SIGNS && foreign * signs.times > count(signs.own);
}

function isChineseAlone(question: string, language: CardLanguage): boolean {
  if (language !== 'ja') return false;
  const { han, kana } = countScripts(question.replaceAll(QUOTED, ' '));
  return kana === 0 && han >= HAN_ALONE;
}
