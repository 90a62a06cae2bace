// What LAN changes: where it listens, which addresses it knows, and who has what is for this machine alone.
import { describe, expect, it } from 'vitest';
import { withArguments } from './arguments.ts';
import { originsOf, readConfiguration } from './configuration.ts';
import type { Interfaces } from './private-address.ts';
import { WrongSetting, type Environment } from './settings.ts';

const HOME: Interfaces = {
  eth0: [
    {
      address: '192.168.1.5',
      family: 'IPv4',
      internal: false,
      netmask: '255.255.255.0',
      mac: '',
      cidr: null,
    },
  ],
};
const read = (settings: Environment, interfaces = HOME) =>
  readConfiguration({ LAN: 'true', ...settings }, interfaces);

describe('PHONE-21 LAN', () => {
  it('listens on all interfaces and adds the private address to the loopback ones', () => {
    const configuration = read({});
    expect(configuration).toMatchObject({ HOST: '0.0.0.0', lanAddress: '192.168.1.5' });
    expect(originsOf(configuration, 4000)).toEqual({
      publicUrl: 'http://localhost:4000',
      trusted: [
        'http://localhost:4000',
        'http://127.0.0.1:4000',
        'http://[::1]:4000',
        'http://192.168.1.5:4000',
      ],
      joinUrl: 'http://192.168.1.5:4000',
    });
  });

  it('without it nothing of this happens', () => {
    for (const LAN of ['', 'false']) {
      const configuration = read({ LAN });
      expect(configuration).toMatchObject({ HOST: '127.0.0.1', localParts: 'everybody' });
      expect(originsOf(configuration, 4000).joinUrl).toBeNull();
    }
  });

  it('without a private address it keeps to the loopback', () => {
    const configuration = read({}, {});
    expect(configuration).toMatchObject({ HOST: '127.0.0.1', localParts: 'everybody' });
    expect(originsOf(configuration, 4000).joinUrl).toBeNull();
  });

  it.each(['0.0.0.0', '::'])('goes with HOST=%s, which says the same', (HOST) => {
    expect(read({ HOST })).toMatchObject({ HOST, localParts: 'loopback' });
    expect(read({ HOST }, {})).toMatchObject({ HOST, localParts: 'loopback' });
  });

  it.each(['127.0.0.1', 'localhost', '192.168.1.5'])('refuses HOST=%s', (HOST) => {
    const line = 'HOST is wrong with LAN: it takes 0.0.0.0, :: or nothing.';
    expect(() => read({ HOST })).toThrow(new WrongSetting(line));
  });

  it('an address of this machine in PUBLIC_URL stays that of the mails', () => {
    expect(originsOf(read({ PUBLIC_URL: 'http://localhost:8080' }), 4000)).toEqual({
      publicUrl: 'http://localhost:8080',
      trusted: ['http://localhost:8080', 'http://192.168.1.5:4000'],
      joinUrl: 'http://192.168.1.5:4000',
    });
    // Cookies that want https would never come back from a phone.
    expect(() => read({ PUBLIC_URL: 'https://localhost:8443' })).toThrow(
      'PUBLIC_URL is wrong with LAN: of this machine it takes an http address, for phones come by http.',
    );
  });

  it.each(['true', 'false'])('PHONE-23 any other PUBLIC_URL is the address (LAN=%s)', (LAN) => {
    const configuration = read({ LAN, PUBLIC_URL: 'http://lan.test:4000' });
    expect(originsOf(configuration, 4000)).toEqual({
      publicUrl: 'http://lan.test:4000',
      trusted: ['http://lan.test:4000'],
      joinUrl: 'http://lan.test:4000',
    });
    expect(configuration.HOST).toBe(LAN === 'true' ? '0.0.0.0' : '127.0.0.1');
  });

  it('at the standard port addresses are written without it, as browsers do', () => {
    expect(originsOf(read({}), 80)).toMatchObject({
      publicUrl: 'http://localhost',
      joinUrl: 'http://192.168.1.5',
    });
  });

  it.each([[['--lan']], [['--lan', '--lan']]])('%j behind the command sets it', (given) => {
    expect(withArguments({ LAN: 'false', PORT: '1' }, given)).toEqual({ LAN: 'true', PORT: '1' });
  });

  it('nothing behind the command changes nothing, and anything else is refused', () => {
    expect(withArguments({ LAN: 'false' }, [])).toEqual({ LAN: 'false' });
    for (const given of [['--lna'], ['--lan=true'], ['--lan', 'now']]) {
      const line = 'The command is wrong: behind it, it takes --lan or nothing.';
      expect(() => withArguments({}, given)).toThrow(new WrongSetting(line));
    }
  });
});

describe('PHONE-22 what is for this machine alone', () => {
  it('is for clients of the loopback', () => {
    expect(read({})).toMatchObject({
      localParts: 'loopback',
      outbox: 'loopback',
      payments: 'test',
      paymentsFor: 'loopback',
    });
  });

  it('is for all where it is asked for', () => {
    expect(read({ ALLOW_OUTBOX: 'true', ALLOW_TEST_PAYMENTS: 'true' })).toMatchObject({
      outbox: 'everybody',
      payments: 'test',
      paymentsFor: 'everybody',
    });
  });

  it('is for nobody at a public address: a proxy on this machine comes from the loopback as well', () => {
    expect(read({ PUBLIC_URL: 'https://riffle.example' })).toMatchObject({
      localParts: 'nobody',
      outbox: 'nobody',
      payments: 'off',
    });
  });

  it('Stripe takes money from everybody', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'rk_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    };
    expect(read(stripe)).toMatchObject({ payments: 'stripe', paymentsFor: 'everybody' });
  });
});
