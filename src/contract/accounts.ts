// Accounts and sessions on the wire.
import * as z from 'zod/mini';
import { GOOGLE_CHANNEL } from '#contract/google-channel.ts';
import { CODE_MAX, EMAIL_MAX, PASSWORD_MAX } from '#contract/limits.ts';
import { fieldText } from '#sentences/fields.ts';

const Address = z.email();

/** Whether a text is a mail address that an account can have (RULE-02). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && Address.safeParse(text).success;
}

/** What is wrong with an address typed into a form, or undefined (RULE-01, -02). */
export function emailError(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return fieldText.email.missing;
  return isEmail(trimmed) ? undefined : fieldText.email.invalid;
}

const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX)),
  z.string().check(z.refine(isEmail)),
);
/** Counted in characters as a host sees them, not in bytes. */
const Password = z.string().check(
  z.minLength(1),
  z.refine((text) => Array.from(text).length <= PASSWORD_MAX),
);
const Code = z.string().check(z.minLength(1), z.maxLength(CODE_MAX));

/** POST /api/auth/sign-up, /api/auth/sign-in and /api/auth/resend-verification. */
export const Credentials = z.object({ email: Email, password: Password });
export type Credentials = z.infer<typeof Credentials>;

/** POST /api/auth/resend-verification answers: nothing was mailed where the address is verified already. */
export const Resent = z.object({ isVerified: z._default(z.boolean(), false) });

/** POST /api/auth/verify-email and /api/auth/reset-code. */
export const MailedCode = z.object({ oobCode: Code });

/** POST /api/auth/request-reset and /api/auth/register-promo. */
export const OnlyEmail = z.object({ email: Email });

/** POST /api/auth/reset-password. */
export const NewPassword = z.object({ oobCode: Code, password: Password });

/** POST /api/account/password. */
export const PasswordChange = z.object({ oldPassword: Password, newPassword: Password });

/** POST /api/account/email. */
export const AddressChange = z.object({ email: Email, password: Password });

/** The signed-in user (DATA-19). */
export const User = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

/** GET /api/session: who is signed in, and the balance (CALL-DB-06). */
export const Session = z.object({
  user: z.nullable(User),
  credits: z.number(),
});
export type Session = z.infer<typeof Session>;

/** POST /api/auth/verify-email answers with the address that is now verified, reset-code with the account's. */
export const VerifiedEmail = z.object({ email: z.string() });

/** GET /api/account: what the account's own page shows. */
export const Account = z.object({
  user: User,
  /** False after Google alone: a reset link gives it one. */
  hasPassword: z.boolean(),
  google: z.boolean(),
  /** The address that waits for its confirmation, if any. */
  pendingEmail: z.nullable(z.string()),
});
export type Account = z.infer<typeof Account>;

/** A browser that is signed in. Times in milliseconds since 1970. */
export const Device = z.object({
  id: z.string(),
  /** Such as 'Chrome on Windows'. */
  name: z.string(),
  createdAt: z.int(),
  /** To about five minutes. */
  lastSeenAt: z.int(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** GET /api/account/devices, the one seen last first. */
export const Devices = z.object({ devices: z.array(Device) });

/** GET /api/account/data: every row that is held of the host, by the name of its table. */
export const Holdings = z.record(z.string(), z.array(z.unknown()));
export type Holdings = z.infer<typeof Holdings>;

/**
 * What Google's popup tells the window that opened it, by postMessage and on the BroadcastChannel of the
 * same name: null when somebody is signed in now, otherwise why not (ERR-GOOGLE).
 */
export const GoogleResult = z.object({
  type: z.literal(GOOGLE_CHANNEL),
  error: z.nullable(z.string()),
});
export type GoogleResult = z.infer<typeof GoogleResult>;

/** An empty answer of a call that has nothing to tell. */
export const Done = z.object({});
