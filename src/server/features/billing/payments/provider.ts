import type { TestCardOutcome, TestCardPayment } from '#contract/payments.ts';

/** A payment that a provider has opened. */
export interface OpenedIntent {
  readonly intentId: string;
  /** With it, a browser can pay this intent and nothing else. */
  readonly clientSecret: string;
}

/** What a provider knows of a payment. */
export interface IntentStatus {
  readonly isPaid: boolean;
  /** What was received, in cents, whatever became of it. */
  readonly cents: number;
  readonly currency: string;
  /** What went back of it, by refunds and by disputes that were lost, in cents. */
  readonly returnedCents: number;
  /** The buyer's bank wants it back, and nobody knows yet who is right. */
  readonly isDisputed: boolean;
}

interface NewIntent {
  /** Ours, by which the provider recognises the same one sent twice. */
  readonly purchaseId: string;
  readonly cents: number;
  readonly currency: string;
}

/** What a provider has sent by itself, once its signature was found right. */
export interface Notice {
  /** The payment that something has happened to; undefined where it is about something else. */
  readonly intentId: string | undefined;
}

/** Who takes the money: Stripe, or the test cards, where none moves. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'test';
  open(intent: NewIntent): Promise<OpenedIntent>;
  /** The secret of an intent that is open already. */
  secretOf(intentId: string): Promise<string>;
  /** The truth about a payment. */
  statusOf(intentId: string): Promise<IntentStatus>;
  /** Gives the money back; a second time does nothing. */
  refund(intentId: string): Promise<void>;
  /** Reads a webhook's body; throws where its signature is missing, wrong or too old. Absent without webhooks. */
  readonly readNotice?: (body: string, signature: string) => Promise<Notice>;
  /** What the provider's form would do with a card. Absent where the provider has a form of its own. */
  readonly payByTestCard?: (payment: TestCardPayment) => Promise<TestCardOutcome>;
}
