import { queryOptions } from '@tanstack/react-query';
import { Outbox, type OutboxMail } from '#contract/outbox.ts';
import { call } from './client.ts';

/** The mails that this machine keeps instead of sending; not-found where it sends them. */
export async function listOutbox(signal?: AbortSignal): Promise<readonly OutboxMail[]> {
  return (await call('GET', '/api/outbox', { schema: Outbox, signal })).mails;
}

/** Not kept: whoever comes looks for a new mail, and must not follow the link of an old one. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => listOutbox(signal),
    gcTime: 0,
  });
