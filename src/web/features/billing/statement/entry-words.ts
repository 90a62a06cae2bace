import type { CreditEntry } from '#contract/payments.ts';
import { statementText } from '#sentences/billing.ts';

/** What an entry was for, in words: 'Deck: Volcanoes'. */
export function entryWords({ kind, about }: Pick<CreditEntry, 'kind' | 'about'>): string {
  switch (kind) {
    case 'first-credit':
      return statementText.firstCredit;
    case 'generation':
      return about === null ? statementText.deck : statementText.deckAbout({ about });
    case 'grant':
      return statementText.grant;
    case 'purchase':
      return about === null ? statementText.pack : statementText.packAbout({ about });
    case 'refund':
      return about === null ? statementText.refund : statementText.refundAbout({ about });
  }
}
