// Buying credits (CALL-FN-03 to -08). What a pack costs and who pays is the server's to say: a request that
// says otherwise is refused.
import * as z from 'zod/mini';
import { Id } from '#contract/id.ts';
import { PACK_IDS } from '#contract/prices.ts';

/** POST /api/payments/intents: createPaymentIntent. */
export const IntentRequest = z.object({
  /** Made by the browser, one a choice of a pack: the same id never makes a second intent. */
  requestId: z.uuid(),
  packId: z.enum(PACK_IDS),
  credits: z.int(),
  /** In US cents. */
  amount: z.int(),
  userId: z.string(),
});
export type IntentRequest = z.infer<typeof IntentRequest>;

/** What createPaymentIntent answers (DATA-22). */
export const PaymentIntent = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;

/** POST /api/payments/confirm: confirmPayment. */
export const ConfirmRequest = z.object({
  paymentIntentId: Id,
});

/** What confirmPayment answers (DATA-23): whether the provider says that it is paid. */
export const Confirmation = z.object({ success: z.boolean() });

/** POST /api/payments/test-cards: what the provider's form would do with a card; no money moves. */
export const TestCardPayment = z.object({
  clientSecret: Id,
  /** Digits only. */
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  /** MM/YY. */
  expiry: z.string().check(z.regex(/^\d\d\/\d\d$/)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
  /** The second step of a card that asks for authentication: what its holder did. */
  authentication: z.optional(z.enum(['complete', 'fail'])),
});
export type TestCardPayment = z.infer<typeof TestCardPayment>;

/** A declined card is no failure of the call: the message is the provider's, shown as it is (ERR-PAY-01). */
export const TestCardOutcome = z.object({
  status: z.enum(['succeeded', 'requires_action', 'requires_payment_method']),
  message: z.nullable(z.string()),
});
export type TestCardOutcome = z.infer<typeof TestCardOutcome>;

/** The provider's published numbers for tests; no other is taken, in the browser or on the server. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  authentication: '4000002500003155',
} as const;

export const ENTRY_KINDS = ['first-credit', 'generation', 'grant', 'purchase', 'refund'] as const;

/** One line of the statement of credits. */
export const CreditEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** Below zero where credits went. */
  amount: z.int(),
  balanceAfter: z.int(),
  /** What it was for: the deck's topic, the pack's name; null where there is nothing to say. */
  about: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** GET /api/credits/entries?page=1: newest first. */
export const EntryQuestion = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
});
export const ENTRIES_A_PAGE = 20;
export const Statement = z.object({ entries: z.array(CreditEntry), total: z.int() });
export type Statement = z.infer<typeof Statement>;
