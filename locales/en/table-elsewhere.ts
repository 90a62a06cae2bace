// What stands in the table's place where no match can be played.
import { catalog } from '../catalog.ts';

interface Place {
  readonly card: number;
  readonly cards: number;
}

export const tableElsewhereText = catalog('tableElsewhere', {
  empty: {
    title: 'No active game',
    text: 'Pick a category and deal the first card.',
  },

  otherTab: {
    title: 'Open in another tab',
    text: 'A game is on the table in another tab of this browser. Only one of them can keep the score: where shall it go on?',
    leave: 'Leave It There',
    play: 'Play Here',
  },

  twoGames: {
    title: 'Two games',
    text: 'Another tab of this browser has started another game. Only one can be kept: the other one ends, with its scores. Which one goes on?',
    fromThisTab: ({ card, cards }: Place) => `Card ${card} of ${cards}, from this tab`,
    fromTheOther: ({ card, cards }: Place) => `Card ${card} of ${cards}, from the other tab`,
  },
});
