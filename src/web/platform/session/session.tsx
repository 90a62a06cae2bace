// Who is signed in, live: every tab agrees, the balance follows the stream, and being offline signs nobody out.
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '#contract/accounts.ts';
import type { SessionService } from './session-service.ts';
import type { SessionState } from './session-state.ts';

export interface SessionView extends SessionState {
  /** Reads the session anew. */
  readonly refresh: () => Promise<void>;
  /** Takes over a session that a sign-in has just answered with. */
  readonly take: (session: Session) => Promise<void>;
  /** Throws a Problem when the server can't be told. */
  readonly signOut: () => Promise<void>;
}

/** What the prerendered page shows. */
const LOADING: SessionState = {
  status: 'loading',
  user: null,
  credits: 0,
  configuration: null,
  offline: false,
};

const SessionContext = createContext<SessionView | undefined>(undefined);

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState(LOADING);
  const service = useRef<Promise<SessionService>>(undefined);

  useEffect(() => {
    const started = import('./session-service.ts').then(({ startSession }) =>
      startSession(setState),
    );
    service.current = started;
    started.catch((error: unknown) => {
      console.error(error);
      setState({ ...LOADING, status: 'signed-out', offline: true });
    });
    return () => void started.then(({ stop }) => stop()).catch(() => undefined);
  }, []);

  const view = useMemo<SessionView>(
    () => ({
      ...state,
      refresh: async () => (await service.current)?.refresh(),
      take: async (session) => (await service.current)?.take(session),
      signOut: async () => (await service.current)?.signOut(),
    }),
    [state],
  );
  return <SessionContext value={view}>{children}</SessionContext>;
}
