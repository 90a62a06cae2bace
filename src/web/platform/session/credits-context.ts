import { createContext, useContext } from 'react';

/** Opens 'Get More Credits' over whichever screen is there (ROUTE-03). */
export type OpenCredits = () => void;

export const CreditsContext = createContext<OpenCredits | undefined>(undefined);

export function useOpenCredits(): OpenCredits {
  const open = useContext(CreditsContext);
  if (open === undefined) throw new Error('useOpenCredits needs its provider above it');
  return open;
}
