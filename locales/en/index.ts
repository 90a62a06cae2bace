// All that Riffle says, in English. Another language is a folder with the same catalogs, of this type.
import { categoryText, freeGameText } from './categories.ts';
import { errorText } from './errors.ts';
import { homeText } from './home.ts';

export const english = {
  categories: categoryText,
  errors: errorText,
  freeGames: freeGameText,
  home: homeText,
};

export type Language = typeof english;
