import type { CardLanguage } from './languages.ts';

/** By how usual a language is: of two that fit as well the first is taken. */
export const LATIN_LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'no',
  'fi',
  'cs',
  'sk',
  'hu',
  'ro',
  'hr',
  'tr',
  'id',
  'vi',
] as const satisfies readonly CardLanguage[];
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];
