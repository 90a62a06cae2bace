// An OpenID Connect provider written by others, in Google's place.
import { OAuth2Server } from 'oauth2-mock-server';
import type { Caller } from './caller.ts';

/** What the provider says of whoever signs in next. */
export interface Claims {
  readonly sub?: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
  /** The Workspace that the mailbox belongs to. */
  readonly hd?: string;
  readonly nonce?: string;
  readonly aud?: string;
  readonly iss?: string;
  readonly exp?: number;
}

export interface TestIssuer {
  readonly server: OAuth2Server;
  readonly settings: Readonly<Record<string, string>>;
  /** Sets what every token says from now on. */
  claim(claims: Claims): void;
  stop(): Promise<void>;
}

export async function startIssuer(port?: number): Promise<TestIssuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, 'localhost');
  let claims: Claims = {};
  server.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, claims);
  });
  return {
    server,
    settings: {
      GOOGLE_CLIENT_ID: 'riffle-tests',
      GOOGLE_CLIENT_SECRET: 'a secret between two',
      GOOGLE_ISSUER: server.issuer.url ?? '',
    },
    claim(next) {
      claims = next;
    },
    stop: () => server.stop(),
  };
}

/** What a popup's page tells its opener: null when somebody is signed in. */
export function toldBy(page: string): string | null {
  const told = /data-error="([^"]*)"/.exec(page)?.[1];
  if (told === undefined) throw new Error(`This is no end of a popup: ${page}`);
  return told || null;
}

/** A popup's way to the provider: where it sends the browser back to, with state and code. */
export async function goToIssuer(caller: Caller): Promise<string> {
  const start = await caller.send('/api/auth/google/start', { redirect: 'manual' });
  const there = start.headers.get('location');
  if (there === null) throw new Error(`Nobody was sent anywhere: ${start.body}`);
  const answer = await fetch(there, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname + back.search;
}

/** The whole way of a popup; answers with what its page tells. */
export async function signInWithGoogle(caller: Caller): Promise<string | null> {
  return toldBy((await caller.get(await goToIssuer(caller))).body);
}
