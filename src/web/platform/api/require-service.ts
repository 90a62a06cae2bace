import { SERVICE_MISSING } from '#contract/errors.ts';
import { currentAvailability } from './configuration.ts';

/** Throws what the missing service would have thrown, and logs it, when there is no server (WHAT-13). */
export function requireService(service: keyof typeof SERVICE_MISSING): void {
  if (currentAvailability().kind !== 'demo') return;
  const error = new Error(SERVICE_MISSING[service]);
  console.error(error);
  throw error;
}
