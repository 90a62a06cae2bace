import type { CreditEntry } from '#contract/payments.ts';

/** What an entry was for, in words: 'Deck: Volcanoes'. */
export function entryWords({ kind, about }: Pick<CreditEntry, 'kind' | 'about'>): string {
  switch (kind) {
    case 'first-credit':
      return 'Welcome: your first credit';
    case 'generation':
      return about === null ? 'Deck' : `Deck: ${about}`;
    case 'grant':
      return 'A present from Riffle';
    case 'purchase':
      return about === null ? 'Credit pack' : `Credit pack: ${about}`;
    case 'refund':
      return about === null ? 'Refund' : `Refund: ${about}`;
  }
}
