// Google, or any other OpenID Connect provider, by authorization code with PKCE, state and nonce; the
// identity token's signature is checked.
import type * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { isEmail } from '#contract/accounts.ts';
import type { GoogleSettings } from '#server/platform/configuration/configuration.ts';
import {
  SignInCancelled,
  type Identity,
  type IdentityProvider,
  type Journey,
} from './identity-provider.ts';

const TIMEOUT_SECONDS = 10;
const NAME_MAX = 100;

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  // Some providers tell it as text.
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  name: z.optional(z.string()),
  hd: z.optional(z.string()),
});

/** Nothing is fetched before somebody signs in; a discovery that failed is tried anew by the next one. */
export function googleProvider(settings: GoogleSettings): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    async begin({ state, nonce, codeVerifier, redirectUri }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
    },
    async finish(journey, search) {
      return identityOf(await claimsOf(await configuration(), journey, search));
    },
  };
}

async function discover({ clientId, clientSecret, issuer }: GoogleSettings) {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } =
    await import('openid-client');
  const server = new URL(issuer);
  // The settings let http through on this machine only, for tests.
  const execute =
    server.protocol === 'http:'
      ? [allowInsecureRequests, enableNonRepudiationChecks]
      : [enableNonRepudiationChecks];
  const options = { execute, timeout: TIMEOUT_SECONDS };
  return discovery(server, clientId, clientSecret, undefined, options);
}

/** What the identity token says that the answer's code is exchanged for. Throws SignInCancelled. */
async function claimsOf(
  configuration: oidc.Configuration,
  { state, nonce, codeVerifier, redirectUri }: Journey,
  search: string,
): Promise<unknown> {
  const { authorizationCodeGrant, AuthorizationResponseError } = await import('openid-client');
  try {
    const tokens = await authorizationCodeGrant(configuration, new URL(search, redirectUri), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    return tokens.claims();
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
      throw new SignInCancelled();
    }
    throw error;
  }
}

function identityOf(claims: unknown): Identity {
  const { sub, email: told, email_verified: emailVerified, name, hd } = Claims.parse(claims);
  const email = told?.trim().toLowerCase();
  return {
    subject: sub,
    email: email !== undefined && isEmail(email) ? email : undefined,
    emailVerified: emailVerified === true,
    emailIsTheirs: hd !== undefined || /@(?:gmail|googlemail)\.com$/.test(email ?? ''),
    name: (name ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, NAME_MAX),
  };
}
