import { describe, expect, it } from 'vitest';
import { isInPictures } from './type-size.ts';

describe('a question in pictures', () => {
  it('SHOW-12 is one without a word', () => {
    for (const text of ['🐟🍟', '1️⃣ 🐑 ❓', '👩‍🚀 + 🌍 = …']) expect(isInPictures(text)).toBe(true);
    for (const text of ['Which film? 🐟🍟', '7', 'そら', '🦸 No. 2']) {
      expect(isInPictures(text)).toBe(false);
    }
  });
});
