import { describe, expect, it } from 'vitest';
import { addressReader, trustedProxies } from './address.ts';

describe('whose request it is', () => {
  it('is the socket’s address, whatever the header says, without a trusted proxy', () => {
    const read = addressReader(undefined);
    expect(read('::ffff:203.0.113.9', '10.0.0.1')).toBe('203.0.113.9');
    expect(read('2001:db8::1', 'x')).toBe('2001:db8::1');
  });

  it('is the last address that no trusted proxy has, behind one', () => {
    const read = addressReader(trustedProxies('127.0.0.1, 10.0.0.0/8, 2001:db8::/32') ?? undefined);
    expect(read('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
    // What a client forged stands further left.
    expect(read('127.0.0.1', '1.2.3.4, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
    expect(read('2001:db8::5', '198.51.100.7')).toBe('198.51.100.7');
    expect(read('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
    // Some proxies add the port; what they can't name hides what stands before it.
    expect(read('127.0.0.1', '1.2.3.4, 198.51.100.7:51234')).toBe('198.51.100.7');
    expect(read('127.0.0.1', '1.2.3.4, [2001:dead::1]:443')).toBe('2001:dead::1');
    expect(read('127.0.0.1', '1.2.3.4, unknown')).toBe('127.0.0.1');
    expect(read('127.0.0.1', undefined)).toBe('127.0.0.1');
    expect(read('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9');
  });

  it('takes addresses and networks only', () => {
    for (const wrong of ['x', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/-1', '', '::1/129']) {
      expect({ wrong, list: trustedProxies(wrong) }).toEqual({ wrong, list: null });
    }
  });
});
