// What happens at the table, said beside being shown.
import { catalog } from '../catalog.ts';

const WORDS = new Map([
  [3, 'Three'],
  [4, 'Four'],
  [5, 'Five'],
  [6, 'Six'],
]);

export const showText = catalog('show', {
  leads: ({ team }: { team: string }) => `${team} take the lead`,
  movesUp: ({ team, place }: { team: string; place: number }) =>
    `${team} move up to place ${place}`,
  streak: ({ team, cards }: { team: string; cards: number }) =>
    `${WORDS.get(cards) ?? cards} in a row for ${team}`,
  /** On the card whose time is up. */
  time: 'TIME',
  lobbyMusic: 'Quiet music plays until the game begins.',
  volume: 'Volume',
  volumeIs: ({ percent }: { percent: number }) => `${percent} %`,
});
