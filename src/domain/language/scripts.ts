// The scripts that cards come in, and what they say of the language.
import type { CardLanguage } from './languages.ts';

export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'hangul'
  | 'kana'
  | 'han'
  | 'other';

const SIGNS: Readonly<Record<Exclude<Script, 'other'>, RegExp>> = {
  latin: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  thai: /\p{Script=Thai}/gu,
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  han: /\p{Script=Han}/gu,
};

const SCRIPTS: Readonly<Partial<Record<CardLanguage, readonly Script[]>>> = {
  el: ['greek'],
  ru: ['cyrillic'],
  uk: ['cyrillic'],
  bg: ['cyrillic'],
  ar: ['arabic'],
  fa: ['arabic'],
  he: ['hebrew'],
  hi: ['devanagari'],
  th: ['thai'],
  ja: ['kana', 'han'],
  ko: ['hangul'],
  zh: ['han'],
};

/** What a language is written in; undefined where that isn't known. */
export function scriptsOf(language: CardLanguage): readonly Script[] | undefined {
  return language === 'other' ? undefined : (SCRIPTS[language] ?? ['latin']);
}

/** How many letters of each script a text has. */
export function countScripts(text: string): Readonly<Record<Script, number>> {
  const count = (signs: RegExp): number => text.match(signs)?.length ?? 0;
  const counts = {
    latin: count(SIGNS.latin),
    cyrillic: count(SIGNS.cyrillic),
    greek: count(SIGNS.greek),
    arabic: count(SIGNS.arabic),
    hebrew: count(SIGNS.hebrew),
    devanagari: count(SIGNS.devanagari),
    thai: count(SIGNS.thai),
    hangul: count(SIGNS.hangul),
    kana: count(SIGNS.kana),
    han: count(SIGNS.han),
  };
  const known = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return { ...counts, other: Math.max(0, count(/\p{L}/gu) - known) };
}

/** A sign of these says as much as some letters. */
const SIGN_WEIGHT = 3;

/** The weight of a script among others. */
export function weightOf(script: string, count: number): number {
  return ['hangul', 'kana', 'han'].includes(script) ? count * SIGN_WEIGHT : count;
}

/** Characters that only Japanese writes, and words that it writes without kana. */
const JAPANESE_HAN =
  /[楽駅図広売読対実歴戦沢関変黒県渋桜円帰鉄薬発覚顔転働込畑峠塩観検験険剣仏価児単厳収拡択芸団囲圧壱応拝挙斎済雑枠絵郷説]|映画|日本|漫画|野球|相撲|武士|侍|忍者|神社|料理|動物|昔話|温泉|落語|俳句|江戸|昭和|平成|令和|都道府県/u;
/** Characters that Japanese does not write. */
const CHINESE_HAN =
  /[们这么吗呢吧说话语谁哪东乐书车马鸟鱼门问间闻长见现观视觉听讲记识词读谢让请谈课红绿蓝龙凤节历电脑网络运动场战爱亲龄岁时钟华汉韩爷奶爸妈她你您很樂說這們麼嗎臺灣國學會經歷戰歲媽]/u;

/** The language of a text that is mostly of a script; Latin letters say none. */
export function languageByScript(script: Exclude<Script, 'latin'>, text: string): CardLanguage {
  switch (script) {
    case 'cyrillic':
      return cyrillic(text);
    case 'greek':
      return 'el';
    case 'arabic':
      if (/[ٹڈڑںے]/u.test(text)) return 'other';
      return /[پچژگکی]/u.test(text) ? 'fa' : 'ar';
    case 'hebrew':
      return 'he';
    case 'devanagari':
      return /ळ/u.test(text) ? 'other' : 'hi';
    case 'thai':
      return 'th';
    case 'hangul':
      return 'ko';
    case 'kana':
      return 'ja';
    case 'han':
      return chineseOrJapanese(text);
    case 'other':
      return 'other';
  }
}

function cyrillic(text: string): CardLanguage {
  if (/[ђјљњћџўәғқңөұүһ]/iu.test(text)) return 'other';
  if (/[іїєґ]/iu.test(text)) return 'uk';
  if (/[ыэё]/iu.test(text)) return 'ru';
  if (/ъ(?![еёюя])/iu.test(text) || hasWord(text, BULGARIAN)) return 'bg';
  return hasWord(text, UKRAINIAN) ? 'uk' : 'ru';
}

const BULGARIAN = new Set(
  'филми животни храна сериали песни градове държави деца любов шега е са кой коя кое кои какво къде със във чалга какъв училище весели'.split(
    ' ',
  ),
);
const UKRAINIAN = new Set(
  'музика тварини казки свято мова та що хто де коли чому це твори місто пісні дитинство свята весілля подорожі'.split(
    ' ',
  ),
);

function hasWord(text: string, words: ReadonlySet<string>): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.has(word));
}

function chineseOrJapanese(text: string): CardLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return JAPANESE_HAN.test(text) && !CHINESE_HAN.test(text) ? 'ja' : 'zh';
}
