import type { User } from '#contract/accounts.ts';
import type { Configuration } from '#contract/configuration.ts';

/** What a tab knows of who is signed in. */
export interface SessionState {
  readonly status: 'loading' | 'signed-in' | 'signed-out' | 'demo';
  readonly user: User | null;
  /** The live balance, in credits; 0 when signed out. */
  readonly credits: number;
  /** What the installation offers; null while loading and in demo mode. */
  readonly configuration: Configuration | null;
  /** The server does not answer, but did before: everything known is kept, and it is tried again. */
  readonly offline: boolean;
}
