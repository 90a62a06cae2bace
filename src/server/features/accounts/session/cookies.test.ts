// The session's cookie, in the form that earlier versions gave it as well.
import { Hono } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { describe, expect, it } from 'vitest';
import type { RequestEnv } from '#server/platform/http/request.ts';
import { createCookies } from './cookies.ts';

const SECRET = 'a secret of more than thirty-two characters';
const TOKEN = 'a.token_with-32+/=characters';

/** What a server with this secret reads from a browser's cookies. */
async function readBy(secret: string, cookie: string, address = 'http://x'): Promise<unknown> {
  const cookies = createCookies(address, secret);
  const app = new Hono<RequestEnv>().get('/', (c) => c.json(cookies.readSession(c) ?? null));
  return (await app.request('/', { headers: { cookie } })).json();
}

/** The cookie that a browser shows after a server has set it. */
async function setBy(app: Hono<RequestEnv>): Promise<string> {
  const answer = await app.request('/');
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const own = (secret = SECRET, address = 'http://x') =>
  setBy(
    new Hono<RequestEnv>().get('/', (c) => {
      createCookies(address, secret).writeSession(c, TOKEN, 60);
      return c.body(null);
    }),
  );

describe('the session’s cookie', () => {
  it('says its token to the server that has signed it, and to no other', async () => {
    expect(await readBy(SECRET, `other=1; ${await own()}; more=2`)).toBe(TOKEN);
    expect(await readBy(`${SECRET}.`, await own())).toBeNull();
  });

  it('is checked anew where a browser shows another than a moment ago', async () => {
    const cookies = createCookies('http://x', SECRET);
    const app = new Hono<RequestEnv>().get('/', (c) => c.json(cookies.readSession(c) ?? null));
    const read = async (cookie: string) => (await app.request('/', { headers: { cookie } })).json();
    const right = await own();
    expect([await read(right), await read(right)]).toEqual([TOKEN, TOKEN]);
    expect(await read(right.replace('token_with', 'taken_with'))).toBeNull();
    expect(await read(right.slice(0, -4))).toBeNull();
    for (let browser = 0; browser < 1001; browser += 1) await read(`at=${browser}; ${right}`);
    expect(await read(right)).toBe(TOKEN);
  });

  it('is the one that Hono signs, so browsers of earlier versions stay signed in', async () => {
    const former = await setBy(
      new Hono<RequestEnv>().get('/', async (c) => {
        await setSignedCookie(c, 'riffle.session_token', TOKEN, SECRET, { path: '/' });
        return c.body(null);
      }),
    );
    expect(await own()).toBe(former);
    expect(await readBy(SECRET, former)).toBe(TOKEN);
    const renamed = former.replace('riffle.', '__Secure-riffle.');
    expect(await readBy(SECRET, renamed, 'https://x')).toBe(TOKEN);
    expect(await readBy(SECRET, renamed)).toBeNull();
    expect(await readBy(SECRET, `${renamed}; ${await own(SECRET, 'https://x')}`, 'https://x')).toBe(
      TOKEN,
    );
  });

  it('with another token, another signature, one cut off or none says nothing', async () => {
    const [name, value = ''] = (await own()).split('=');
    const [token, signature] = [value.slice(0, -48), value.slice(-48)];
    const wrong = [
      value.replace('token', 'taken'),
      `${token}${signature.replace(/[a-z]/, (letter) => letter.toUpperCase())}`,
      value.slice(0, -4),
      token,
      `.${signature}`,
      '.',
      '',
    ];
    for (const each of wrong) expect(await readBy(SECRET, `${name}=${each}`)).toBeNull();
    expect(await readBy(SECRET, 'other=1')).toBeNull();
  });
});
