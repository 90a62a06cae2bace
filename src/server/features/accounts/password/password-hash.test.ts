import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** Made by version 0.1.0. */
const OF_VERSION_BEFORE =
  '76efb5b9bcce7ef999f70d902fef044b:39c7fcde14e6685b6eab79546bce175f8bc9a15ada377b3b4ee04365b00316ab69da00699d024b2491e64c2df227a396a6a978b21ad797d414309b1a10a78c29';
const PASSWORD = 'Fünf Gäste am Tisch';

describe('password hashes', () => {
  it('open with their password alone', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(await verifyPassword(hash, PASSWORD)).toBe(true);
    expect(await verifyPassword(hash, `${PASSWORD} `)).toBe(false);
    expect(await verifyPassword(hash, '')).toBe(false);
  });

  it('of the version before open too, and have the same form, which that version reads', async () => {
    expect(await verifyPassword(OF_VERSION_BEFORE, PASSWORD)).toBe(true);
    expect(await verifyPassword(OF_VERSION_BEFORE, 'Fünf Gäste')).toBe(false);
    expect(await hashPassword(PASSWORD)).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  });

  it('of one password are different each time, and open however its letters are composed', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, PASSWORD.normalize('NFD'))).toBe(true);
  });

  it('what is no hash opens nothing', async () => {
    for (const text of ['', ':', 'salt', 'salt:', OF_VERSION_BEFORE.slice(0, -2)]) {
      expect(await verifyPassword(text, PASSWORD)).toBe(false);
    }
  });
});
