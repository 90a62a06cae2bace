import { TALK, type Category } from '#domain/category/traits.ts';

export const RELATIONSHIP: Category = {
  ...TALK,
  name: 'Relationship Games',
};
