// Spans of time inside sentences.
import { plural } from './plural.ts';

export const dayCount = (count: number) =>
  plural(count, { one: `${count} day`, other: `${count} days` });

export const hourCount = (count: number) =>
  plural(count, { one: `${count} hour`, other: `${count} hours` });
