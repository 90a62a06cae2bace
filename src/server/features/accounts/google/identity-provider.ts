/** Who somebody is, as an identity provider has vouched for. */
export interface Identity {
  /** The provider's own name for them; never given to anybody else. */
  readonly subject: string;
  /** Lower-cased; undefined when the provider tells none. */
  readonly email: string | undefined;
  /** The provider says that they have this mailbox. */
  readonly emailVerified: boolean;
  /** The provider runs the mailbox itself, so what it says of it holds today. */
  readonly emailIsTheirs: boolean;
  readonly name: string;
}

/** What a way to the provider and back must carry, so that nobody else's answer is taken. */
export interface Journey {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** An OpenID Connect provider. Both calls throw when it can't be reached. */
export interface IdentityProvider {
  /** Where the browser is sent. */
  begin(journey: Journey): Promise<URL>;
  /**
   * Who came back; `search` is the query of the address they came back to. Throws SignInCancelled, or
   * whatever is wrong with the answer.
   */
  finish(journey: Journey, search: string): Promise<Identity>;
}

/** Somebody changed their mind at the provider. */
export class SignInCancelled extends Error {
  override readonly name = 'SignInCancelled';
}
