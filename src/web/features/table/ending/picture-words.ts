import { cardsPlayed } from '#domain/match/evening.ts';
import type { MatchState } from '#domain/match/state.ts';
import { categoryText } from '#sentences/categories.ts';
import { commonText } from '#sentences/common.ts';
import { eveningText } from '#sentences/evening.ts';
import { longDate } from '#web/ui/long-date.ts';
import type { EndWords } from './end-words.ts';

/** What stands on the picture of an evening. */
export interface PictureWords extends Pick<EndWords, 'headline' | 'tie' | 'steps'> {
  /** The app's name. */
  readonly name: string;
  readonly topic: string;
  readonly date: string;
  readonly foot: string;
}

export function picturedWords(match: MatchState, words: EndWords): PictureWords {
  const cards = eveningText.thanks.cards({ cards: cardsPlayed(match) });
  const category = categoryText[match.category].name;
  return {
    ...words,
    name: commonText.riffle,
    topic: match.topic,
    date: longDate(Date.now()),
    foot: eveningText.picture.foot({ category, cards }),
  };
}
