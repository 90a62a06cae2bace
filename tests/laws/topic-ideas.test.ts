// The ideas beside the topic keep their word: whoever writes the deck, a press on one is a deck one press later.
import { describe, expect, it } from 'vitest';
import { DEFAULTS, GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { houseWriter } from '#server/features/generation/writing/house-writer.ts';
import { setupTopicText } from '#sentences/setup-topics.ts';
import { isTopicLongEnough } from '#contract/topic.ts';

describe.each(GENERATED_CATEGORIES)('SETUP-06 RULE-22 the ideas of %s', (category) => {
  it('are long enough for Generate', () => {
    expect(setupTopicText[category].filter((topic) => !isTopicLongEnough(topic))).toEqual([]);
  });

  it('fill a deck of the usual size from the card bank too', async () => {
    const house = houseWriter(Math.random);
    for (const topic of setupTopicText[category]) {
      const { cards, near, withTemplates } = await house.coverage({ gameType: category, topic });
      expect({
        topic,
        isFull: withTemplates >= DEFAULTS.cardCount,
        isOn: cards + near >= 20,
      }).toEqual({
        topic,
        isFull: true,
        isOn: true,
      });
    }
  });
});
