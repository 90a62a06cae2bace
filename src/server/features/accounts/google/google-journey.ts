// The way of a popup to Google and back: stored when it leaves, for the browser that it left from, and gone
// when it comes back, so that no answer counts twice or in another browser.
import type { RequestContext } from '#server/platform/http/request.ts';
import { hashSecret, newSecret } from '#server/features/accounts/address/codes.ts';
import type { Journey } from './identity-provider.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';

const JOURNEY_SECONDS = 10 * 60;

export const GOOGLE_CALLBACK = '/api/auth/google/callback';

type Services = Pick<AccountServices, 'db' | 'clock' | 'cookies' | 'publicUrl' | 'trustedOrigins'>;

export async function beginJourney(services: Services, c: RequestContext): Promise<Journey> {
  const { db, clock, cookies } = services;
  const browser = cookies.read(c, 'google') ?? newSecret();
  cookies.write(c, 'google', browser, JOURNEY_SECONDS);
  const journey = {
    state: newSecret(),
    nonce: newSecret(),
    codeVerifier: newSecret(),
    redirectUri: originOf(services, c) + GOOGLE_CALLBACK,
  };
  const { state, ...carried } = journey;
  await db
    .insertInto('google_attempt')
    .values({
      ...carried,
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      expiresAt: clock() + JOURNEY_SECONDS * 1000,
    })
    .execute();
  return journey;
}

/** The journey of this state, once, in its own browser; undefined when there is none. */
export async function endJourney(
  { db, clock, cookies }: Services,
  c: RequestContext,
  state: string,
): Promise<Journey | undefined> {
  const row = await db
    .deleteFrom('google_attempt')
    .where('stateHash', '=', hashSecret(state))
    .where('browserHash', '=', hashSecret(cookies.read(c, 'google') ?? ''))
    .returning(['nonce', 'codeVerifier', 'redirectUri', 'expiresAt'])
    .executeTakeFirst();
  if (!row || row.expiresAt <= clock()) return undefined;
  const { nonce, codeVerifier, redirectUri } = row;
  return { state, nonce, codeVerifier, redirectUri };
}

/** Where the popup comes back to: the origin that it left from, among the trusted ones. */
function originOf({ publicUrl, trustedOrigins }: Services, c: RequestContext): string {
  const scheme = new URL(publicUrl).protocol;
  const asked = `${scheme}//${c.req.header('host') ?? ''}`;
  return trustedOrigins.find((origin) => origin === asked) ?? publicUrl;
}
