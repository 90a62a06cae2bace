// In place of `password-hash.ts` in tests of servers: the same hash, made in a moment, because nearly every test
// signs somebody up and in. Servers that are processes of their own, and so all journeys, use the real cost.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const COST = { N: 2, r: 1, p: 1 };

export function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return Promise.resolve(`${salt}:${keyOf(password, salt).toString('hex')}`);
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  return Promise.resolve(timingSafeEqual(keyOf(password, salt), Buffer.from(key, 'hex')));
}

function keyOf(password: string, salt: string): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, 64, COST);
}
