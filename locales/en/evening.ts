// The end of an evening: what it was, and what comes after it.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

const cardsOf = (cards: number) => plural(cards, { one: '1 card', other: `${cards} cards` });
const LIST = new Intl.ListFormat('en');

export const eveningText = catalog('evening', {
  podium: 'Teams',
  /** Its lines: what is told, and the telling. */
  facts: {
    title: 'The evening',
    cards: ({ cards }: { cards: number }) =>
      plural(cards, { one: 'Card played', other: 'Cards played' }),
    bestRound: 'Best round',
    bestRoundOf: ({ team, points, round }: { team: string; points: number; round: number }) =>
      `${team}: ${plural(points, { one: '1 point', other: `${points} points` })} in round ${round}`,
    streak: 'Longest streak',
    streakOf: ({ team, cards }: { team: string; cards: number }) =>
      `${team}: ${cardsOf(cards)} in a row`,
    closestCard: 'Closest card',
    rightOf: ({ right, of }: { right: number; of: number }) => `${right} of ${of} were right`,
    closestVote: 'Closest vote',
    side: ({ label, votes }: { label: string; votes: number }) => `${label} ${votes}`,
    sides: ({ sides }: { sides: readonly string[] }) => sides.join(' : '),
  },

  thanks: {
    cards: ({ cards }: { cards: number }) => `${cardsOf(cards)} played`,
    chosen: 'What the table chose',
  },

  ways: {
    tieBreak: 'Tie-breaker Card',
    anotherDeckForTeams: 'Another Deck for These Teams',
    anotherDeck: 'Another Deck',
    share: 'Share Picture',
  },
  tieBreak: ({ teams }: { teams: readonly string[] }) =>
    `Tie-breaker for ${LIST.format(teams)}: the first right answer decides.`,

  picture: {
    foot: ({ category, cards }: { category: string; cards: string }) => `${category} · ${cards}`,
    /** What the sharing of the device shows beside it. */
    title: ({ topic }: { topic: string }) => `Game night: ${topic}`,
    file: ({ topic }: { topic: string }) => `Riffle ${topic}.png`,
    shared: 'The picture is shared.',
    saved: 'The picture is saved.',
    failed: 'The picture could not be made. Please try again.',
  },
});
