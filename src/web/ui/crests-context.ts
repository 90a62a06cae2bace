import { createContext, useContext } from 'react';
import { DEFAULT_CRESTS, type TeamCrests } from '#domain/match/crests.ts';

export const CrestsContext = createContext(DEFAULT_CRESTS);

/** The crests of the teams that this part of the page is about. */
export function useTeamCrests(): TeamCrests {
  return useContext(CrestsContext);
}
