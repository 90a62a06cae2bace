import { describe, expect, it } from 'vitest';
import { deviceCookies } from './device-cookie.ts';

describe('a known browser’s cookie', () => {
  const devices = deviceCookies('a secret of this server');

  it('knows the accounts that signed in there, under one name, and no others', () => {
    const first = devices.remember(undefined, 'anna');
    const both = devices.remember(first, 'berta');
    const name = devices.deviceOf(first, 'anna');
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(devices.deviceOf(both, 'anna')).toBe(name);
    expect(devices.deviceOf(both, 'berta')).toBe(name);
    expect(devices.deviceOf(both, 'carla')).toBeUndefined();
    expect(devices.deviceOf(first, 'berta')).toBeUndefined();
  });

  it('forgets whom it has not seen for longest', () => {
    let cookie: string | undefined;
    for (let number = 0; number < 9; number += 1) {
      cookie = devices.remember(cookie, `user-${number}`);
    }
    expect(devices.deviceOf(cookie, 'user-0')).toBeUndefined();
    expect(devices.deviceOf(cookie, 'user-1')).toBeDefined();
  });

  it('forged, changed, truncated, or signed by another server, it is none', () => {
    const cookie = devices.remember(undefined, 'anna');
    const [text = '', signature = ''] = cookie.split('.');
    const mine = Buffer.from('my-device anna').toString('base64url');
    const foreign = deviceCookies('another secret').remember(undefined, 'anna');
    const wrong = ['', '.', text, `${mine}.${signature}`, `${text}.`, cookie.slice(0, -4), foreign];
    for (const each of [...wrong, undefined]) {
      expect({ each, known: devices.deviceOf(each, 'anna') }).toEqual({ each, known: undefined });
    }
  });
});
