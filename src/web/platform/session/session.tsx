// Who is signed in, live: every tab agrees, the balance follows the stream, and being offline signs nobody out.
import type { ReactNode } from 'react';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Session } from '#contract/accounts.ts';
import { startSession, type SessionService } from './session-service.ts';
import type { SessionState } from './session-state.ts';

export interface SessionView extends SessionState {
  /** Reads the session anew. */
  readonly refresh: () => Promise<void>;
  /** Takes over a session that a sign-in has just answered with. */
  readonly take: (session: Session) => void;
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
  const service = useRef<SessionService>(undefined);

  useEffect(() => {
    let isKnown = false;
    const started = startSession((next) => {
      // The first answer comes while the page that was drawn ahead becomes alive: it does not hold that up.
      if (isKnown) setState(next);
      else startTransition(() => setState(next));
      isKnown ||= next.status !== 'loading';
    });
    service.current = started;
    return started.stop;
  }, []);

  const view = useMemo<SessionView>(
    () => ({
      ...state,
      refresh: async () => service.current?.refresh(),
      take: (session) => service.current?.take(session),
      signOut: async () => service.current?.signOut(),
    }),
    [state],
  );
  return <SessionContext value={view}>{children}</SessionContext>;
}
