// What others may use of accounts.
export { endCodes, storeCode, useCode } from './address/codes.ts';
export { googleRoutes } from './google/google-routes.ts';
export { googleProvider } from './google/google.ts';
export { startHousekeeping } from './housekeeping.ts';
export { ownAccountRoutes } from './own-account-routes.ts';
export { askPassword, insistOnPassword } from './password/password-change.ts';
export { hasPassword } from './password/passwords.ts';
export { accountRoutes } from './routes.ts';
export type { AccountServices } from './services.ts';
export { createCookies } from './session/cookies.ts';
export { deviceCookies } from './session/device-cookie.ts';
export { deviceIds } from './session/devices.ts';
export {
  type CurrentSession,
  currentUser,
  requireSession,
  requireUser,
  type SessionServices,
} from './session/session.ts';
export { databaseLimits, noLimits } from './sign-in/rate-limit.ts';
export { endSessions } from './store.ts';
export { withErrorCode } from './with-error-code.ts';
