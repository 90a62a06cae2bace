// Accounts and sessions on the wire.
import * as z from 'zod/mini';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/limits.ts';

const Address = z.email();

/** Whether a text is a mail address that an account can have (RULE-02). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && Address.safeParse(text).success;
}

/** What is wrong with an address typed into a form, or undefined (RULE-01, -02). */
export function emailError(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 'Email is required';
  return isEmail(trimmed) ? undefined : 'Please enter a valid email address';
}

const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX)),
  z.string().check(z.refine(isEmail)),
);
const Password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** POST /api/auth/sign-up, /api/auth/sign-in and /api/auth/resend-verification. */
export const Credentials = z.object({ email: Email, password: Password });
export type Credentials = z.infer<typeof Credentials>;

/** POST /api/auth/verify-email. */
export const VerifyEmail = z.object({
  oobCode: z.string().check(z.minLength(1), z.maxLength(200)),
});

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

/** POST /api/auth/verify-email answers with the address that is now verified. */
export const VerifiedEmail = z.object({ email: z.string() });

/** An empty answer of a call that has nothing to tell. */
export const Done = z.object({});
