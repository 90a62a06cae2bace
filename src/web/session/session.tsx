// Who is signed in, live: every tab agrees, the balance follows the stream, and being offline signs nobody out.
import type { ReactNode } from 'react';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Session, User } from '#contract/accounts.ts';
import type { Configuration } from '#contract/configuration.ts';
import {
  currentAvailability,
  loadConfiguration,
  retryConfiguration,
  subscribeAvailability,
} from '#web/api/configuration.ts';
import { createSessionStore } from '#web/session/session-store.ts';

export interface SessionView {
  readonly status: 'loading' | 'signed-in' | 'signed-out' | 'demo';
  readonly user: User | null;
  /** The live balance, in credits; 0 when signed out. */
  readonly credits: number;
  /** What the installation offers; null while loading and in demo mode. */
  readonly configuration: Configuration | null;
  /** The server does not answer, but did before: everything known is kept, and it is tried again. */
  readonly offline: boolean;
  /** Reads the session anew. */
  readonly refresh: () => Promise<void>;
  /** Takes over a session that a sign-in has just answered with. */
  readonly take: (session: Session) => void;
  /** Throws a Problem when the server can't be told. */
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionView | undefined>(undefined);

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createSessionStore);
  const known = useSyncExternalStore(store.subscribe, store.current, store.initial);
  const availability = useSyncExternalStore(
    subscribeAvailability,
    currentAvailability,
    currentAvailability,
  );

  useEffect(() => {
    loadConfiguration();
    window.addEventListener('online', retryConfiguration);
    return () => window.removeEventListener('online', retryConfiguration);
  }, []);

  useEffect(() => {
    if (availability.kind === 'online') void store.refresh();
    if (availability.kind === 'offline') store.recall();
  }, [availability.kind, store]);

  useEffect(() => store.connect(), [store]);

  const signedIn = known !== undefined && known.user !== null;
  useEffect(() => (signedIn ? store.follow() : undefined), [signedIn, store]);

  const view = useMemo<SessionView>(
    () => ({
      status: statusOf(availability.kind, known),
      user: known?.user ?? null,
      credits: known?.credits ?? 0,
      configuration: availability.configuration,
      offline: availability.kind === 'offline',
      refresh: store.refresh,
      take: store.take,
      signOut: store.signOut,
    }),
    [availability, known, store],
  );
  return <SessionContext value={view}>{children}</SessionContext>;
}

function statusOf(kind: string, known: Session | undefined): SessionView['status'] {
  if (kind === 'demo') return 'demo';
  if (known === undefined) return 'loading';
  return known.user === null ? 'signed-out' : 'signed-in';
}
