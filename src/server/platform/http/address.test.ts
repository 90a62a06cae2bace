import { describe, expect, it } from 'vitest';
import { addressReader, networkOf, trustedProxies } from './address.ts';

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

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('networks take every length that there is, and no more', () => {
  for (const right of ['10.0.0.0/32', '10.0.0.0/0', '::1/128', '::1/0', '10.0.0.1,::1']) {
    expect({ right, isList: trustedProxies(right) !== null }).toEqual({ right, isList: true });
  }
  const list = trustedProxies('10.0.0.0/8, 2001:db8::1, 2001:db9::/32');
  const checks = [
    list?.check('10.255.0.1'),
    list?.check('11.0.0.1'),
    list?.check('2001:db8::1', 'ipv6'),
    list?.check('2001:db8::2', 'ipv6'),
    list?.check('2001:db9:ffff::1', 'ipv6'),
  ];
  expect(checks).toEqual([true, false, true, false, true]);
});
