import { describe, expect, it } from 'vitest';
import { privateAddress, type Interfaces } from './private-address.ts';

/** An interface with these addresses. */
const at = (...addresses: readonly string[]): Interfaces[string] =>
  addresses.map((address) => ({
    address,
    netmask: '',
    mac: '',
    cidr: null,
    internal: address.startsWith('127.') || address === '::1',
    ...(address.includes(':')
      ? { family: 'IPv6' as const, scopeid: 0 }
      : { family: 'IPv4' as const }),
  }));

describe('PHONE-21 the address that phones use', () => {
  it.each(['10.0.0.1', '10.255.255.254', '172.16.0.1', '172.31.9.9', '192.168.0.2'])(
    '%s is private',
    (address) => {
      expect(privateAddress({ lo: at('127.0.0.1', '::1'), eth0: at(address) })).toBe(address);
    },
  );

  it.each(['9.255.255.255', '11.0.0.1', '172.15.0.1', '172.32.0.1', '192.0.2.2', '169.254.7.7'])(
    '%s is not',
    (address) => {
      expect(privateAddress({ eth0: at(address, 'fd00::2', 'fe80::1') })).toBeUndefined();
    },
  );

  it('is the first one, in the order of the machine', () => {
    const both = { eth0: at('192.168.1.5', '10.0.0.5'), wlan0: at('192.168.1.6') };
    expect(privateAddress(both)).toBe('192.168.1.5');
    expect(privateAddress({ en0: at('203.0.113.7'), en1: at('fd00::2', '10.0.0.5') })).toBe(
      '10.0.0.5',
    );
  });

  it.each([
    'docker0',
    'br-0a1b2c',
    'veth12',
    'virbr0',
    'vmnet8',
    'bridge100',
    'utun3',
    'wg0',
    'vEthernet (WSL)',
    'VMware Network Adapter VMnet1',
  ])('is of %s only where there is no other', (name) => {
    const virtual = { [name]: at('172.17.0.1') };
    expect(privateAddress({ ...virtual, wlp3s0: at('192.168.1.6') })).toBe('192.168.1.6');
    expect(privateAddress({ ...virtual, eth0: at('203.0.113.7') })).toBe('172.17.0.1');
  });

  it.each(['eth0', 'wlan0', 'en0', 'enp0s31f6', 'wlp3s0', 'br0', 'Wi-Fi', 'Ethernet'])(
    '%s is no virtual one',
    (name) => {
      const address = privateAddress({ [name]: at('10.0.0.5'), eth9: at('10.0.0.9') });
      expect(address).toBe('10.0.0.5');
    },
  );

  it('is none where there is none', () => {
    expect(privateAddress({})).toBeUndefined();
    expect(privateAddress({ lo: at('127.0.0.1', '::1'), gone: undefined })).toBeUndefined();
  });
});
