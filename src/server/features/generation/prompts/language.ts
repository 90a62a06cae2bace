// How a model is told the language of a deck: by a name of ours, never by words of the host's.
import type { CardLanguage } from '#domain/language/languages.ts';

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** What a name alone leaves open. */
const MORE: Readonly<Partial<Record<CardLanguage, string>>> = {
  pt: ', as it is written where topic and wishes come from',
  zh: ', in simplified or traditional characters as topic and wishes have them',
};

/** A line of a prompt. */
export function languageLine(language: CardLanguage): string {
  const name =
    language === 'other'
      ? 'the one of the topic, or the one that the wishes ask for'
      : `${ENGLISH_NAMES.of(language)}${MORE[language] ?? ''}`;
  return `Language: ${name}. All texts of a card are in it; names, titles and quotations stay as people there know them.`;
}
