// Who is playing: the teams' names and crests.
import { catalog } from '../catalog.ts';

export const teamsText = catalog('teams', {
  title: 'Who’s playing?',
  nameOf: ({ team }: { team: string }) => `Name of ${team}`,
  dice: ({ team }: { team: string }) => `Roll a name for ${team}`,
  rolled: ({ team, name }: { team: string; name: string }) => `${team} is now ${name}`,
  crestOf: ({ team, crest }: { team: string; crest: string }) => `Crest of ${team}: ${crest}`,
  crestsFor: ({ team }: { team: string }) => `Crests for ${team}`,
  /** What is on it belongs to another team, which gets this one's. */
  swap: ({ crest, team }: { crest: string; team: string }) => `${crest}, swap with ${team}`,
  fresh: 'Start with fresh names',
  kept: 'This browser remembers them for the next evening.',
  crests: {
    circle: 'Blue circle',
    triangle: 'Yellow triangle',
    square: 'Green square',
    diamond: 'Pink diamond',
    star: 'Violet star',
    moon: 'Teal moon',
    bolt: 'Orange bolt',
    clover: 'Silver clover',
  },
});
