import { TALK, type Category } from '#domain/category/traits.ts';

export const SOCIAL: Category = {
  ...TALK,
  name: 'Social & Party Games',
};
