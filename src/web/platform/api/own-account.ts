// The signed-in host's own account: password, address, devices.
import type { Device } from '#contract/accounts.ts';
import { Account, Devices, Done, Holdings } from '#contract/accounts.ts';
import { call } from './client.ts';

export function getAccount(signal?: AbortSignal): Promise<Account> {
  return call('GET', '/api/account', { schema: Account, signal });
}

/** Every other device of the account is signed out. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const body = { oldPassword, newPassword };
  await call('POST', '/api/account/password', { body, schema: Done });
}

/** The new address counts once the link mailed there was followed. */
export async function changeEmail(email: string, password: string): Promise<void> {
  await call('POST', '/api/account/email', { body: { email, password }, schema: Done });
}

export async function cancelEmailChange(): Promise<void> {
  await call('DELETE', '/api/account/email', { schema: Done });
}

export async function listDevices(signal?: AbortSignal): Promise<readonly Device[]> {
  const { devices } = await call('GET', '/api/account/devices', { schema: Devices, signal });
  return devices;
}

export async function signOutDevice(id: string): Promise<void> {
  await call('DELETE', `/api/account/devices/${encodeURIComponent(id)}`, { schema: Done });
}

/** This browser too. */
export async function signOutEverywhere(): Promise<void> {
  await call('POST', '/api/account/sign-out-everywhere', { schema: Done });
}

/** Everything that Riffle has of the host. */
export function getHoldings(): Promise<Holdings> {
  return call('GET', '/api/account/data', { schema: Holdings });
}
