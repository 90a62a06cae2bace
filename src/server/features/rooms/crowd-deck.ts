// A deck of what phones have written.
import { randomInt, randomUUID } from 'node:crypto';
import type { CrowdDeck } from '#contract/crowd.ts';
import { DECK_CARDS_MOST } from '#contract/own-decks.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import type { Card } from '#domain/deck/card.ts';
import { crowdWords, type CrowdCategory, type WrittenByPhone } from '#domain/room/crowd.ts';
import { DeckPrints, normalised } from '#server/features/decks/index.ts';
import { crowdCardsText } from '#sentences/crowd-cards.ts';

type Refused = CrowdDeck['refused'][number];

/** Letters and figures that a text needs, and a name to act out. */
const LEAST = { name: 1, text: 3 } as const;

/** The cards of a pile, shuffled, and what could not become one. */
export function deckOfPile(pile: readonly WrittenByPhone[], category: CrowdCategory): CrowdDeck {
  const prints = new DeckPrints('');
  const authors = [...new Map(pile.map(({ playerId, name }) => [playerId, name])).values()];
  const ask = (fact: string) => crowdCardsText.whoseIsIt({ fact });
  const cards: Card[] = [];
  const refused: Refused[] = [];
  for (const written of shuffled(pile)) {
    const words = crowdWords(written, { category, authors, ask, pick });
    // What all questions of a kind have in common says nothing about their sameness.
    const compared = { ...words, question: written.text };
    const why = faultOf(written, category) ?? (prints.has(compared) ? 'same' : undefined);
    if (why) refused.push({ text: written.text, why });
    else if (cards.length >= DECK_CARDS_MOST) refused.push({ text: written.text, why: 'full' });
    else {
      prints.add(compared);
      cards.push({
        ...words,
        id: randomUUID(),
        category: CATEGORIES[category].name,
        type: category,
      });
    }
  }
  return { cards, refused };
}

function faultOf(
  { text, name }: WrittenByPhone,
  category: CrowdCategory,
): Refused['why'] | undefined {
  const words = normalised(text);
  if (words.length < (category === 'secret-prompt' ? LEAST.name : LEAST.text)) return 'short';
  const author = normalised(name);
  const isTold = author !== '' && ` ${words} `.includes(` ${author} `);
  return category === 'trivia' && isTold ? 'names-author' : undefined;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

function pick(names: readonly string[], count: number): readonly string[] {
  return shuffled(names).slice(0, count);
}
