import { catalog } from '../catalog.ts';

export const matchText = catalog('match', {
  label: ({ category, topic }: { category: string; topic: string }) => `${category}: ${topic}`,
  /** What a team is called while it has no name of its own. */
  team: ({ team }: { team: string }) => `Team ${team}`,
  /** What a card's help is: 'Show Hint', 'Show Forbidden Words'. */
  help: { hint: 'Hint', 'forbidden-words': 'Forbidden Words' },
  pointsFor: ({ points, team }: { points: string; team: string }) => `${points} for ${team}`,
  pointsWithHelpFor: ({ help, points, team }: { help: string; points: string; team: string }) =>
    `${help} ${points} for ${team}`,
});
