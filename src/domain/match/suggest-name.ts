// A name for a team by the throw of a dice.
import type { TeamNames } from './teams.ts';

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * One of `names` that no team has now, nor the team itself. `chance` is a number from 0 to below 1. Undefined where
 * every name is taken.
 */
export function suggestName(
  names: readonly string[],
  taken: TeamNames,
  chance: number,
): string | undefined {
  const used = new Set(Object.values(taken).map(plain));
  const free = names.filter((name) => !used.has(plain(name)));
  return free[Math.floor(chance * free.length)];
}
