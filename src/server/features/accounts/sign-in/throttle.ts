// Whom a try at an account is counted for: the browser, where this user has signed in there before, so
// that nobody's guesses lock an owner out of it; everywhere else the address and the account.
import { networkOf } from '#server/platform/http/address.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import type { LimitName } from './rate-limit.ts';

type Tried = 'sign-in' | 'reset mail';

interface Try {
  readonly email: string;
  /** Undefined when there is no such account; it is counted all the same. */
  readonly userId: string | undefined;
}

/** A new password came by mail: tries with the old one close the account no more, here and elsewhere. */
export async function forgetSignIns(
  { limiter, devices, cookies }: Pick<AccountServices, 'limiter' | 'devices' | 'cookies'>,
  c: RequestContext,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await limiter.forget('sign-in by account', email);
  const device = devices.deviceOf(cookies.read(c, 'device'), id);
  if (device) await limiter.forget('sign-in by device', `${device}:${id}`);
}

/** Counts a try; throws the limit's code. Answers with what forgets it again, for the right password. */
export async function countTry(
  { limiter, devices, cookies }: Pick<AccountServices, 'limiter' | 'devices' | 'cookies'>,
  c: RequestContext,
  tried: Tried,
  { email, userId }: Try,
): Promise<() => Promise<void>> {
  const device = userId && devices.deviceOf(cookies.read(c, 'device'), userId);
  const own: readonly [LimitName, string] = device
    ? [`${tried} by device`, `${device}:${userId}`]
    : [`${tried} by account`, email];
  if (!device) await limiter.count(`${tried} by address`, networkOf(c.var.address));
  await limiter.count(...own);
  return () => limiter.forget(...own);
}
