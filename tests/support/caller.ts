// A browser as far as HTTP goes: keeps cookies, speaks JSON.
import { setTimeout } from 'node:timers/promises';
import { EVENT_MS } from './patience.ts';
import { readMails, type TestServer } from './server.ts';

export const PASSWORD = 'Correct-Horse-7';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The tests read answers of every form; each states what it expects of them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export class Caller {
  readonly #server: Pick<TestServer, 'url'>;
  readonly #cookies = new Map<string, string>();

  /** `cookie` is a pair that it comes with, as `name=value`. */
  constructor(server: Pick<TestServer, 'url'>, cookie = '') {
    this.#server = server;
    this.#keep(cookie);
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.#server.url + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  get(path: string): Promise<Answer> {
    return this.send(path);
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.send(path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  delete(path: string): Promise<Answer> {
    return this.send(path, { method: 'DELETE' });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** The code in the newest mail to an address that has one; waits for the first, which a busy machine sends later. */
export async function codeMailedTo(
  server: Pick<TestServer, 'dataDir'>,
  email: string,
): Promise<string> {
  for (const deadline = Date.now() + EVENT_MS; Date.now() < deadline; await setTimeout(50)) {
    const mails = await readMails(server.dataDir);
    const codes = mails
      .filter(({ mail }) => [mail.to ?? []].flat().some(({ text }) => text === email))
      .map(({ mail }) => /oobCode=([\w-]+)/.exec(mail.text ?? '')?.[1]);
    const code = codes.findLast((each) => each !== undefined);
    if (code) return code;
  }
  throw new Error(`No mail with a code for ${email}`);
}

/** A browser that has signed up, verified its address and signed in. */
export async function signedInCaller(
  server: Pick<TestServer, 'url' | 'dataDir'>,
  email: string,
): Promise<Caller> {
  const caller = new Caller(server);
  const credentials = { email, password: PASSWORD };
  await caller.post('/api/auth/sign-up', credentials);
  await caller.post('/api/auth/verify-email', { oobCode: await codeMailedTo(server, email) });
  const answer = await caller.post('/api/auth/sign-in', credentials);
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(answer.body)}`);
  return caller;
}
