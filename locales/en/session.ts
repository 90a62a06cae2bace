// Who is signed in, and what is to be had without a server.
import { catalog } from '../catalog.ts';

const NOT_AVAILABLE =
  'Accounts and games written for your topic are not available here. The free games work.';

export const sessionText = catalog('session', {
  signIn: 'Sign In',
  signOutFailed: 'Sign out failed. Please try again.',
  notAvailable: NOT_AVAILABLE,

  /** Over every screen without a server, and while it does not answer. */
  demo: 'Demo mode.',
  demoNotice: ({ demo }: { demo: string }) => `${demo} ${NOT_AVAILABLE}`,
  offline: 'You are offline.',
  offlineNotice: ({ offline }: { offline: string }) =>
    `${offline} Free games and a game already running still work. Riffle keeps trying to connect.`,
});
