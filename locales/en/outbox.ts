import { catalog } from '../catalog.ts';

export const outboxText = catalog('outbox', {
  home: 'Home',
  refresh: 'Refresh',
  title: 'Outbox',
  why: 'No mail server is set up, so mails stay on this machine and show here.',
  loading: 'Loading mails…',
  loadingFailed: 'The mails could not be loaded. Please try again.',
  none: 'No mails yet.',
  sent: ({ to, at }: { to: string; at: string }) => `To ${to}, ${at}`,
});
