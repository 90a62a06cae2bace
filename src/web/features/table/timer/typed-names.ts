import { newTally } from '#web/ui/tally.ts';

/** The fields in which a team's name is being typed: the clock stands for them. */
export const typedNames = newTally();
