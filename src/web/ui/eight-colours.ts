/** The classes of the eight colours of players and crests (suits.css); written out, so that the style sheet has them all. */
export const EIGHT_COLOURS = [
  'text-(--player-0)',
  'text-(--player-1)',
  'text-(--player-2)',
  'text-(--player-3)',
  'text-(--player-4)',
  'text-(--player-5)',
  'text-(--player-6)',
  'text-(--player-7)',
];
