import { expect, it } from 'vitest';
import { isLoopbackAddress } from './audience.ts';

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])(
  'PHONE-22 %s is this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  },
);

it.each(['', '192.168.1.5', '12.7.0.0', '1127.0.0.1', '::10', '::ffff:10.0.0.1', 'fe80::1', '::2'])(
  'PHONE-22 “%s” is not',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);
