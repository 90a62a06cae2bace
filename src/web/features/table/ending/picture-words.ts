import { isValidElement, type ReactNode } from 'react';
import { cardsPlayed } from '#domain/match/evening.ts';
import type { MatchState } from '#domain/match/state.ts';
import { chosenOf, type Tally } from '#domain/room/tally.ts';
import { categoryText } from '#sentences/categories.ts';
import { commonText } from '#sentences/common.ts';
import { eveningText } from '#sentences/evening.ts';
import { longDate } from '#web/ui/long-date.ts';
import { SUITS } from '#web/ui/suits/suits.ts';
import type { EndWords } from './end-words.ts';

/** What stands on the picture of an evening. */
export interface PictureWords extends Pick<EndWords, 'headline' | 'tie' | 'steps'> {
  /** The app's name. */
  readonly name: string;
  readonly topic: string;
  readonly date: string;
  readonly foot: string;
  /** The outline of the category's emblem, 48 units square, and the colour that reads on paper. */
  readonly emblem: string;
  readonly color: string;
  /** What the table chose, where nobody wins. */
  readonly chosen: readonly { readonly question: string; readonly choice: string }[];
}

/** More would not be read. */
const CHOICES = 3;

export function picturedWords(
  match: MatchState,
  words: EndWords,
  tallies: readonly Tally[],
): PictureWords {
  const cards = eveningText.thanks.cards({ cards: cardsPlayed(match) });
  const category = categoryText[match.category].name;
  return {
    ...words,
    name: commonText.riffle,
    topic: match.topic,
    date: longDate(Date.now()),
    foot: eveningText.picture.foot({ category, cards }),
    emblem: outlineOf(SUITS[match.category].emblem),
    color: inkOf(match),
    chosen: words.steps.length > 0 ? [] : choicesOf(tallies),
  };
}

function choicesOf(tallies: readonly Tally[]): PictureWords['chosen'] {
  return chosenOf(tallies)
    .slice(0, CHOICES)
    .map(({ question, sides: [first] }) => ({
      question,
      choice: first ? eveningText.facts.side(first) : '',
    }));
}

/** An emblem is a single path. */
function outlineOf(emblem: ReactNode): string {
  return isValidElement<{ readonly d?: string }>(emblem) ? (emblem.props.d ?? '') : '';
}

/** As the style sheet says it of the category. */
function inkOf({ category }: MatchState): string {
  const suited = document.querySelector(`[data-suit='${category}']`) ?? document.documentElement;
  return getComputedStyle(suited).getPropertyValue('--suit-ink').trim() || '#6533b8';
}
