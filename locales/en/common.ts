// The few words that screens of several features share.
import { catalog } from '../catalog.ts';

export const commonText = catalog('common', {
  riffle: 'Riffle',
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  loading: 'Loading…',
  returnToHome: 'Return to Home',
  backToHome: 'Back to Home',
});
