import { TALK, type Category } from '#domain/category/traits.ts';

export const DRINKING: Category = {
  ...TALK,
  name: 'Drinking Games',
};
