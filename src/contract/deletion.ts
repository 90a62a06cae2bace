// Asking for everything to be deleted (DELETE-01 to -10, DATA-20, -21).
import * as z from 'zod/mini';
import { CODE_MAX } from '#contract/limits.ts';
import { typed } from '#contract/typed.ts';

export const DELETION_REASONS = [
  'privacy-concerns',
  'no-longer-needed',
  'found-alternative',
  'account-issues',
  'other',
] as const;

export const ADDITIONAL_INFO_MAX = 1000;

/** POST /api/deletion. */
export const DeletionRequest = z.object({
  /** Must be the account's own. */
  email: z.string(),
  reason: z.enum(DELETION_REASONS),
  additionalInfo: z._default(typed(z.string().check(z.maxLength(ADDITIONAL_INFO_MAX))), ''),
  acknowledged: z.literal(true),
  /** Asked again, since a guest may hold the keyboard; absent where the account has none. */
  password: z.optional(z.string()),
});
export type DeletionRequest = z.infer<typeof DeletionRequest>;

export const DeletionAccepted = z.object({
  /** When everything will be gone, in milliseconds since 1970. */
  dueAt: z.int(),
  /** False where the mail server has refused the confirmation for good; servers of before don't say. */
  mailed: z.optional(z.boolean()),
});
export type DeletionAccepted = z.infer<typeof DeletionAccepted>;

/** POST /api/deletion/cancel: the code of the mailed link. */
export const DeletionCancel = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(CODE_MAX)),
});
