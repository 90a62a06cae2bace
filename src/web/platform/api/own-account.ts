// The signed-in host's own account: password, address, devices. Who changes something and is signed out meanwhile is
// asked to sign in over the page, with what was typed.
import { queryOptions } from '@tanstack/react-query';
import type { Device } from '#contract/accounts.ts';
import { Account, Devices, Done, Holdings } from '#contract/accounts.ts';
import { call } from './client.ts';

const KEEPING = { tellsOnlyCaller: true } as const;

export function getAccount(signal?: AbortSignal): Promise<Account> {
  return call('GET', '/api/account', { schema: Account, signal });
}

export const accountQuery = () =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => getAccount(signal) });

/** Every other device of the account is signed out. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const body = { oldPassword, newPassword };
  await call('POST', '/api/account/password', { body, schema: Done, ...KEEPING });
}

/** The new address counts once the link mailed there was followed. */
export async function changeEmail(email: string, password: string): Promise<void> {
  await call('POST', '/api/account/email', { body: { email, password }, schema: Done, ...KEEPING });
}

export async function cancelEmailChange(): Promise<void> {
  await call('DELETE', '/api/account/email', { schema: Done, ...KEEPING });
}

export async function listDevices(signal?: AbortSignal): Promise<readonly Device[]> {
  const { devices } = await call('GET', '/api/account/devices', { schema: Devices, signal });
  return devices;
}

export const devicesQuery = () =>
  queryOptions({ queryKey: ['devices'], queryFn: ({ signal }) => listDevices(signal) });

export async function signOutDevice(id: string): Promise<void> {
  await call('DELETE', `/api/account/devices/${encodeURIComponent(id)}`, {
    schema: Done,
    ...KEEPING,
  });
}

/** This browser too. */
export async function signOutEverywhere(): Promise<void> {
  await call('POST', '/api/account/sign-out-everywhere', { schema: Done, ...KEEPING });
}

/** Everything that Riffle has of the host. */
export function getHoldings(): Promise<Holdings> {
  return call('GET', '/api/account/data', { schema: Holdings, ...KEEPING });
}
