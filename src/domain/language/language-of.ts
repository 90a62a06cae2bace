// The language of a deck, from what its host has typed.
import type { CardLanguage } from './languages.ts';
import { latinScores } from './latin.ts';
import { namedInTopic, namedInWishes } from './named.ts';
import { countScripts, languageByScript, type Script, weightOf } from './scripts.ts';

/** So much speaks for another language than English in a topic that it is taken. */
const ENOUGH = 1;
/** English where nothing speaks against it. */
const ENGLISH_AHEAD = 0.5;
/** Wishes are sentences: a word of theirs may be a foreign one, several are not. */
const ENOUGH_IN_WISHES = 3;
const WISHES_AHEAD = 2;

interface Asked {
  readonly topic: string;
  readonly customInstructions: string;
}

/**
 * The language that cards about a topic are to be in: the one that the host names, else the one that the topic is
 * written in, else the one of the wishes; English where none of them says another.
 */
export function languageOf({ topic, customInstructions }: Asked): CardLanguage {
  const named = namedInWishes(customInstructions) ?? namedInTopic(topic);
  if (named) return named;
  return (
    writtenIn(topic, `${topic} ${customInstructions}`) ??
    writtenInWishes(customInstructions) ??
    'en'
  );
}

/** The language that a text is written in; English where it might be. */
export function languageOfText(text: string): CardLanguage {
  return writtenIn(text, text) ?? 'en';
}

/** Undefined where a topic is English, or might be. */
function writtenIn(topic: string, said: string): CardLanguage | undefined {
  const script = mainScript(topic);
  // Whoever writes kana among the wishes means a topic of Chinese characters to be Japanese.
  if (script === 'han') return languageByScript(script, said);
  if (script !== 'latin') return script && languageByScript(script, topic);
  return bestOf(topic, ENOUGH, ENGLISH_AHEAD);
}

function writtenInWishes(wishes: string): CardLanguage | undefined {
  const script = mainScript(wishes);
  if (script !== 'latin') return script && languageByScript(script, wishes);
  return bestOf(wishes, ENOUGH_IN_WISHES, WISHES_AHEAD);
}

/** The language in Latin letters that most speaks for; undefined where that is English, or too little. */
function bestOf(text: string, enough: number, englishAhead: number): CardLanguage | undefined {
  const scores = latinScores(text);
  const english = (scores.get('en') ?? 0) + englishAhead;
  let best: CardLanguage | undefined;
  let most = english;
  for (const [language, score] of scores) {
    if (language === 'en' || score < enough || score <= most) continue;
    best = language;
    most = score;
  }
  return best;
}

/** The script of most of a text; undefined where it has no letters. */
function mainScript(text: string): Script | undefined {
  const counts = countScripts(text);
  const scripts: readonly Script[] = [
    'latin',
    'cyrillic',
    'greek',
    'arabic',
    'hebrew',
    'devanagari',
    'thai',
    'hangul',
    'other',
  ];
  const together = weightOf('kana', counts.kana) + weightOf('han', counts.han);
  let main: Script | undefined = together > 0 ? (counts.kana > 0 ? 'kana' : 'han') : undefined;
  let most = together;
  for (const script of scripts) {
    const weight = weightOf(script, counts[script]);
    if (weight <= most) continue;
    main = script;
    most = weight;
  }
  return main;
}
