import { PATHS } from '#contract/paths.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import type { SeenGeneration } from './use-seen-generation.ts';

/** Why a wait was ended: its host has chosen so, and is told what the start still has to say. */
export const LEFT = 'left';

export interface Leaving {
  /** For what begins now: aborted when the screen closes, another user has signed in, or the host leaves. */
  signal(): AbortSignal;
  /** To My Games; the run goes on. */
  leave(): void;
}

/** The end of a visit. Stands before what begins with the visit: its effect has to be the first. */
export function useLeaving({ owner, forget }: SeenGeneration): Leaving {
  const navigate = useNavigate();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, [owner.userId]);
  return {
    signal: () => leaving.current.signal,
    leave: () => {
      leaving.current.abort(LEFT);
      forget();
      navigate(PATHS.library, { state: { message: setupRunText.stillGenerating } });
    },
  };
}
