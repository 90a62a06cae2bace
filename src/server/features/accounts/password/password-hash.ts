// How passwords are kept: scrypt with a salt of its own for each, as '<salt>:<key>' in hexadecimal. Hashes of the
// version before look the same, so both versions open every account (docs/decisions/041).
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** 32 MiB and about a tenth of a second. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

const derive = promisify<string, string, number, typeof COST, Buffer>(scrypt);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Whether a password is the one that was hashed; a text that is no hash is no password's. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', hex = ''] = hash.split(':');
  const [key, right] = [await keyOf(password, salt), Buffer.from(hex, 'hex')];
  return key.length === right.length && timingSafeEqual(key, right);
}

/** Keyboards write 'é' in two ways: both are the same password. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, COST);
}
