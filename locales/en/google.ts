import { catalog } from '../catalog.ts';

/** The page that the popup ends on. */
export const googleText = catalog('google', {
  signedIn: 'You are signed in.',
  ended: ({ sentence }: { sentence: string }) => `${sentence} You can close this window.`,
  back: 'Back to Riffle',
});
