import { HOME_BUDGET, homeBytes } from '../scripts/size-budget.ts';
import type { Section } from './section.ts';

export function measureHomeSize(): Section {
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  return {
    title: 'JavaScript of the home page',
    command: 'npm run bench -- size',
    about: 'The entry and everything it imports at once, as compressed by gzip at build time.',
    columns: ['needed', 'budget'],
    rows: [[kilobytes(homeBytes()), kilobytes(HOME_BUDGET)]],
  };
}
