// GET /api/outbox: the mails that this machine keeps instead of sending (local mode only).
import * as z from 'zod/mini';

export const OutboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.int(),
  text: z.string(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const Outbox = z.object({ mails: z.array(OutboxMail) });
