// What the teams were called and which crests they had: this browser knows it for the next evening (TEAM-05).
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { areDifferent, CREST_IDS, DEFAULT_CRESTS, type TeamCrests } from '#domain/match/crests.ts';
import { cleanTeamName, TEAM_IDS, type TeamNames } from '#domain/match/teams.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:teams';

export interface Teams {
  readonly names: TeamNames;
  readonly crests: TeamCrests;
}

/** Teams that nobody has named yet. */
export const FRESH_TEAMS: Teams = { names: {}, crests: DEFAULT_CRESTS };

const Team = z.enum(TEAM_IDS);
const KeptTeams = z.object({
  names: z.partialRecord(Team, z.string().check(z.maxLength(100))),
  /** Where somebody has chosen. */
  crests: z.optional(z.record(Team, z.enum(CREST_IDS)).check(z.refine(areDifferent))),
});

let known: { readonly text: string | null; readonly teams: Teams } | undefined;
const listeners = new Set<() => void>();

/** The teams of the evening before, as far as they had names or crests of their own. */
export function keptTeams(): Teams {
  const text = readStored(KEY);
  if (known?.text !== text) known = { text, teams: teamsFrom(text) };
  return known.teams;
}

export function useKeptTeams(): Teams {
  return useSyncExternalStore(subscribe, keptTeams, () => FRESH_TEAMS);
}

/** Keeps them for the next evening; teams as they come leave nothing behind. */
export function keepTeams({ names, crests }: Teams): void {
  const isNamed = Object.values(names).some((name) => name !== '');
  const hasChosen = TEAM_IDS.some((team) => crests[team] !== DEFAULT_CRESTS[team]);
  const kept = { names, ...(hasChosen && { crests }) };
  writeStored(KEY, isNamed || hasChosen ? JSON.stringify(kept) : null);
  for (const listener of listeners) listener();
}

function teamsFrom(text: string | null): Teams {
  const kept = KeptTeams.safeParse(parseJson(text));
  if (!kept.success) return FRESH_TEAMS;
  const names = Object.entries(kept.data.names).map(([team, name]) => [team, cleanTeamName(name)]);
  return { names: Object.fromEntries(names), crests: kept.data.crests ?? DEFAULT_CRESTS };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
