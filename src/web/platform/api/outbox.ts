import { Outbox, type OutboxMail } from '#contract/outbox.ts';
import { call } from './client.ts';

/** The mails that this machine keeps instead of sending; not-found where it sends them. */
export async function listOutbox(signal?: AbortSignal): Promise<readonly OutboxMail[]> {
  return (await call('GET', '/api/outbox', { schema: Outbox, signal })).mails;
}
