// The ideas beside the topic keep their word: whoever writes the deck, a press on one is a deck one press later.
import { describe, expect, it } from 'vitest';
import { DEFAULTS, GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { openShelf } from '#server/features/generation/bank/bank.ts';
import { setupTopicText } from '#sentences/setup-topics.ts';
import { isTopicLongEnough } from '#contract/topic.ts';

describe.each(GENERATED_CATEGORIES)('SETUP-06 RULE-22 the ideas of %s', (category) => {
  it('are long enough for Generate', () => {
    expect(setupTopicText[category].filter((topic) => !isTopicLongEnough(topic))).toEqual([]);
  });

  it('fill a deck of the usual size from the card bank too', async () => {
    const shelf = await openShelf(category);
    const thin = setupTopicText[category].filter((topic) => {
      const cards = [...shelf.search(topic), ...shelf.templates(topic)];
      return cards.length < DEFAULTS.cardCount;
    });
    expect(thin).toEqual([]);
  });
});
