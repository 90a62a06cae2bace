// Asking for everything to be deleted, and taking that back.
import { Done } from '#contract/accounts.ts';
import { DeletionAccepted, type DeletionRequest } from '#contract/deletion.ts';
import { call } from './client.ts';
import { Problem } from './problem.ts';
import { requireService } from './require-service.ts';

/** The session ends with it. */
export async function requestDeletion(request: DeletionRequest): Promise<DeletionAccepted> {
  requireService('auth');
  return call('POST', '/api/deletion', { body: request, schema: DeletionAccepted });
}

/** Uses up the code of the mailed link: the account stays. */
export async function cancelDeletion(code: string): Promise<void> {
  requireService('auth');
  if (code === '') throw new Problem('deletion-code-invalid');
  await call('POST', '/api/deletion/cancel', { body: { code }, schema: Done });
}
