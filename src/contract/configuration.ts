// GET /api/config: what this installation offers. Incomplete or missing, the web app runs in demo mode (WHAT-13).
import * as z from 'zod/mini';

export const Configuration = z.object({
  emailPassword: z.boolean(),
  google: z.boolean(),
  /** Who writes decks: a model, or Riffle's own card bank. */
  writer: z.enum(['model', 'house']),
  payments: z.enum(['stripe', 'test', 'off']),
  /** Stripe's key for browsers, which is no secret; null without Stripe. */
  stripePublishableKey: z.nullable(z.string()),
  /** Whether mails land in the outbox page of this machine. */
  outbox: z.boolean(),
  supportEmail: z.string(),
  privacyEmail: z.string(),
  iosAppUrl: z.string(),
  androidAppUrl: z.string(),
  /** The origin that phones can open, as http://192.168.1.5:4000; null where only this machine is served. */
  joinUrl: z.nullable(z.string()),
});
export type Configuration = z.infer<typeof Configuration>;
