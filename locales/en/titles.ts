// What the browser calls each page.
import { catalog } from '../catalog.ts';

export const titleText = catalog('titles', {
  /** As the page is first sent. */
  home: 'Riffle – game night, dealt',
  of: ({ page }: { page: string }) => `${page} – Riffle`,

  setup: 'Set up a game',
  table: 'Game',
  card: ({ card, cards, label }: { card: number; cards: number; label: string }) =>
    `Card ${card} of ${cards} – ${label}`,
  join: 'Join a game',
  room: ({ code }: { code: string }) => `Room ${code}`,
  verifyEmail: 'Verify your email',
  resetPassword: 'Reset your password',
  library: 'My Games',
  account: 'Your account',
  support: 'Help & Support',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  credits: 'Your credits',
  deletion: 'Data deletion',
  cancelDeletion: 'Keep your account',
  editor: 'Edit deck',
  sharedDeck: 'A deck for you',
  outbox: 'Outbox',
  design: 'Design system',
});
