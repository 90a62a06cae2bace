// How much speaks for each language in Latin letters, in a topic or a few sentences.
import { LATIN_LANGUAGES, type LatinLanguage } from './latin-languages.ts';
import { SMALL_WORDS } from './small-words.ts';
import { TOPIC_WORDS } from './topic-words.ts';

/** A word of the topic that one language has, and one that others have too. */
const OWN_WORD = 2;
const SHARED_WORD = 1;
const SMALL_WORD = 1;
/** One that may be a part of a name; so many small words of a language are a sentence. */
const LONE_SMALL_WORD = 0.5;
const SENTENCE = 3;
/** Of a word that is typed without its accents. */
const UNACCENTED = 0.75;
const SHORTEST_UNACCENTED = 5;
/** Of a letter, by how many languages have it. */
const LETTER_WEIGHTS: Readonly<Record<number, number>> = { 1: 1, 2: 0.75 };
const COMMON_LETTER = 0.25;
const ENDING = 1;
const COMPOUND = 1;
const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 5;

/** Small words that stand at the head of names all over the world. */
const PARTICLES = new Set(
  'de da do di du del den la le el los las les lo il van von on no in an as at ha me mi ma man so is en et'.split(
    ' ',
  ),
);

/** Small words that tell their language by themselves. */
const TELLING = new Set(
  'the of and our your my der und für über eine unser unsere avec dans sur pour nos notre della degli delle nella dos het voor een onze och på för és dla nasze yang untuk için bir și'.split(
    ' ',
  ),
);

/** Names that are said so in English. */
const NAMES =
  /\b(?:la la land|les mis[eé]rables|les mis|el ni[nñ]o|la ni[nñ]a|pi[nñ]atas?|jalape[nñ]os?|die hard|das boot|la liga|la dolce vita|la vie en rose|la casa de papel|el cl[aá]sico|cinco de mayo|d[ií]a de los muertos|tour de france|c[oô]te d.azur|cr[eè]me br[uû]l[eé]e|cirque du soleil|d[eé]j[aà] vu|mardi gras|haute couture|carpe diem|alma mater|feng shui|tai chi|kung fu|mamma mia|viva la vida|bella ciao|rio de janeiro|s[aã]o paulo|van der|van den|fahrenheit)\b/giu;

/** Letters by the languages that write them; the fewer, the more they say. */
const LETTERS = [
  ['ß', 'de'],
  ['ñ¿¡', 'es'],
  ['ãõ', 'pt vi'],
  ['å', 'sv da no'],
  ['æø', 'da no'],
  ['ä', 'de fi sv sk'],
  ['ö', 'de fi sv tr hu'],
  ['ü', 'de tr hu'],
  ['œ', 'fr'],
  ['ù', 'fr it vi'],
  ['û', 'fr tr'],
  ['êô', 'fr pt vi'],
  ['â', 'fr pt ro vi'],
  ['î', 'fr ro'],
  ['ç', 'fr pt tr'],
  ['è', 'fr it vi'],
  ['à', 'fr it pt vi'],
  ['é', 'fr es pt it hu cs sk nl vi'],
  ['ìò', 'it vi'],
  ['áíú', 'es pt cs sk hu vi'],
  ['ó', 'es pt pl cs sk hu vi'],
  ['őű', 'hu'],
  ['łżźśńąę', 'pl'],
  ['ć', 'pl hr'],
  ['čšž', 'cs sk hr'],
  ['đ', 'hr vi'],
  ['ěřů', 'cs'],
  ['ďťň', 'cs sk'],
  ['ľĺŕ', 'sk'],
  ['ý', 'cs sk vi'],
  ['ă', 'ro vi'],
  ['șțţ', 'ro'],
  ['ğış', 'tr'],
  ['ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ', 'vi'],
].map(([letters = '', languages = '']) => ({
  letters: Array.from(letters),
  languages: LATIN_LANGUAGES.filter((language) => languages.split(' ').includes(language)),
}));

/** Endings that no name is likely to have. */
const ENDINGS: Readonly<Partial<Record<LatinLanguage, RegExp>>> = {
  en: /.(?:ings?|ness|ships?|ful|wise|men)$/u,
  de: /.{3}(?:[bdgklnrtz]ung|ungen|heiten|heit|keiten|keit|schaften|schaft|ischen?|isches|ischer|lichen?|liches|licher)$/u,
  fr: /.{2}(?:eaux|euses?|aises|ités?|ières?)$/u,
  es: /.{2}(?:ción|ciones|idades|iedad)$/u,
  it: /.{2}(?:zion[ei]|ità)$/u,
  pt: /.{2}(?:ção|ções|idades)$/u,
  nl: /.{3}(?:heid|heden|schap|schappen|tjes|lijke)$/u,
  pl: /.{3}(?:ości|ość|owie|skie|skich)$/u,
  sv: /.{4}(?:arna|ningar|ställen)$/u,
  da: /.{4}(?:erne|ningen|ninger|skaber)$/u,
  no: /.{4}(?:skapet|ninger)$/u,
  fi: /.{3}(?:inen|iset|issä|illä|minen|ksia|öitä)$/u,
  cs: /.{2}(?:ství|ování|ské|ský|ských)$/u,
  sk: /.{2}(?:stvo|ovanie|ské|ský|ských)$/u,
  hu: /.{2}(?:ság|ség|ságok|ségek|ások|ések)$/u,
  ro: /.{2}(?:ului|urile|ească|ești)$/u,
  hr: /.{3}(?:stvo|anje|enje)$/u,
  tr: /.{3}(?:ları|leri|lık|liği|lığı|larımız|lerimiz)$/u,
};

/** Languages that write words together. */
const COMPOUNDING: ReadonlySet<LatinLanguage> = new Set([
  'en',
  'de',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'hu',
]);

interface Lexicon {
  readonly small: ReadonlyMap<string, readonly LatinLanguage[]>;
  readonly topics: ReadonlyMap<string, readonly LatinLanguage[]>;
  readonly unaccented: ReadonlyMap<string, readonly LatinLanguage[]>;
  readonly parts: ReadonlyMap<LatinLanguage, readonly string[]>;
}

let lexicon: Lexicon | undefined;

/** Made when it is first asked for. */
function openLexicon(): Lexicon {
  return (lexicon ??= {
    small: byWord(SMALL_WORDS),
    topics: byWord(TOPIC_WORDS),
    unaccented: byWord(TOPIC_WORDS, (word) => {
      const bare = withoutAccents(word);
      return bare === word || word.length < SHORTEST_UNACCENTED ? undefined : bare;
    }),
    parts: new Map(
      LATIN_LANGUAGES.map((language) => [
        language,
        wordsOf(TOPIC_WORDS[language]).filter((word) => word.length >= SHORTEST_PART),
      ]),
    ),
  });
}

function byWord(
  table: Readonly<Record<LatinLanguage, string>>,
  form: (word: string) => string | undefined = (word) => word,
): Map<string, LatinLanguage[]> {
  const languages = new Map<string, LatinLanguage[]>();
  for (const language of LATIN_LANGUAGES) {
    for (const word of new Set(wordsOf(table[language]).map(form))) {
      if (word !== undefined) languages.set(word, [...(languages.get(word) ?? []), language]);
    }
  }
  return languages;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u);
}

function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}

/** The languages that have a word. */
export function languagesOfWord(word: string): readonly LatinLanguage[] {
  const { small, topics } = openLexicon();
  return [...(small.get(word) ?? []), ...(topics.get(word) ?? [])];
}

/** The languages that write all letters of a word in small letters. */
export function languagesOfLetters(word: string): readonly LatinLanguage[] {
  if (/^[a-z]+$/u.test(word)) return LATIN_LANGUAGES;
  return LETTERS.reduce<readonly LatinLanguage[]>(
    (left, { letters, languages }) =>
      letters.some((letter) => word.includes(letter))
        ? left.filter((language) => languages.includes(language))
        : left,
    LATIN_LANGUAGES,
  );
}

/** A text's words in small letters, each once, without English endings behind an apostrophe. */
export function latinWords(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase();
  const words = plain.replaceAll(/(?<=\p{L})[’'](?:s|t|d|m|re|ve|ll)(?!\p{L})/gu, '');
  return [...new Set(words.match(/\p{L}+/gu) ?? [])];
}

/** How much speaks for each language: about 1 for each word that it has. */
export function latinScores(text: string): ReadonlyMap<LatinLanguage, number> {
  const scores = new Map<LatinLanguage, number>(LATIN_LANGUAGES.map((language) => [language, 0]));
  const add = (languages: readonly LatinLanguage[], weight: number): void => {
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + weight);
  };
  const plain = text.normalize('NFC').replaceAll(NAMES, ' ');
  const words = latinWords(plain);
  for (const word of words) {
    for (const [languages, weight] of evidenceOf(word)) add(languages, weight);
  }
  for (const language of LATIN_LANGUAGES) add([language], smallWords(words, language));
  const signs = plain.toLowerCase();
  for (const { letters, languages } of LETTERS) {
    const weight = LETTER_WEIGHTS[languages.length] ?? COMMON_LETTER;
    if (letters.some((letter) => signs.includes(letter))) add(languages, weight);
  }
  return scores;
}

/** What a word that carries a meaning says. */
function evidenceOf(word: string): (readonly [readonly LatinLanguage[], number])[] {
  const { small, topics, unaccented } = openLexicon();
  const known = topics.get(word);
  if (known) return [[known, known.length === 1 ? OWN_WORD : SHARED_WORD]];
  if (small.has(word)) return [];
  const bare = unaccented.get(word);
  if (bare) return [[bare, UNACCENTED * (bare.length === 1 ? OWN_WORD : SHARED_WORD)]];
  return [
    [LATIN_LANGUAGES.filter((language) => ENDINGS[language]?.test(word)), ENDING],
    [LATIN_LANGUAGES.filter((language) => isCompound(word, language)), COMPOUND],
  ];
}

function isCompound(word: string, language: LatinLanguage): boolean {
  if (word.length < SHORTEST_COMPOUND || !COMPOUNDING.has(language)) return false;
  const parts = openLexicon().parts.get(language) ?? [];
  return parts.some(
    (part) =>
      word.endsWith(part) ||
      word.startsWith(`${part}s`) ||
      (part.length > SHORTEST_PART && word.startsWith(part)),
  );
}

function smallWords(words: readonly string[], language: LatinLanguage): number {
  const own = words.filter((word) => openLexicon().small.get(word)?.includes(language));
  const isName = (word: string): boolean => {
    if (own.length >= SENTENCE) return false;
    return own.length === 1 ? !TELLING.has(word) : PARTICLES.has(word) || word.length === 1;
  };
  return own.reduce((sum, word) => sum + (isName(word) ? LONE_SMALL_WORD : SMALL_WORD), 0);
}
