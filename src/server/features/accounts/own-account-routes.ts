import { Hono } from 'hono';
import { AddressChange, PasswordChange, type Account } from '#contract/accounts.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { parseBody, type RequestEnv } from '#server/platform/http/request.ts';
import {
  askForNewAddress,
  dropPendingAddress,
  pendingAddress,
  resendConfirmation,
} from '#server/features/accounts/address/address-change.ts';
import { parseWithEmail } from './body.ts';
import {
  endAllDevices,
  endDevice,
  listDevices,
} from '#server/features/accounts/session/devices.ts';
import { linkedSubject } from '#server/features/accounts/google/google-account.ts';
import { endOwnSession } from '#server/features/accounts/session/open-session.ts';
import { withErrorCode } from './with-error-code.ts';
import { changePassword } from '#server/features/accounts/password/password-change.ts';
import { hasPassword } from '#server/features/accounts/password/passwords.ts';
import type { AccountServices } from './services.ts';
import {
  currentSession,
  requireSession,
  requireUser,
} from '#server/features/accounts/session/session.ts';

/** What the signed-in user sees and does on the page /account. */
export function ownAccountRoutes(services: AccountServices) {
  return new Hono<RequestEnv>()
    .route('/account', changeRoutes(services))
    .route('/account', deviceRoutes(services));
}

function changeRoutes(services: AccountServices) {
  const { db } = services;
  return new Hono<RequestEnv>()
    .get('/', async (c) => {
      const user = await requireUser(services, c);
      const account: Account = {
        user,
        hasPassword: await hasPassword(db, user.uid),
        google: (await linkedSubject(db, user.uid)) !== undefined,
        pendingEmail: await pendingAddress(services, user.uid),
      };
      return c.json(account);
    })
    .post('/password', async (c) => {
      const session = await requireSession(services, c);
      const change = await parseBody(c, PasswordChange);
      await withErrorCode('account-change-failed', () => changePassword(services, session, change));
      return c.json({});
    })
    .post('/email', async (c) => {
      const session = await requireSession(services, c);
      const change = await parseWithEmail(c, AddressChange);
      await withErrorCode('account-change-failed', () =>
        askForNewAddress(services, session, change),
      );
      return c.json({});
    })
    .delete('/email', async (c) => {
      const { uid } = await requireUser(services, c);
      await withErrorCode('account-change-failed', () => dropPendingAddress(services, uid));
      return c.json({});
    })
    .post('/resend-verification', async (c) => {
      const session = await currentSession(services, c);
      if (!session) throw new Problem('no-current-user');
      await withErrorCode('resend-failed', () => resendConfirmation(services, session));
      return c.json({});
    });
}

function deviceRoutes(services: AccountServices) {
  return new Hono<RequestEnv>()
    .get('/devices', async (c) => {
      const session = await requireSession(services, c);
      return c.json({ devices: await listDevices(services, session) });
    })
    .delete('/devices/:id', async (c) => {
      const { sessionId, user } = await requireSession(services, c);
      const id = c.req.param('id');
      if (id === sessionId) await endOwnSession(services, c);
      else await endDevice(services, user.uid, id);
      return c.json({});
    })
    .post('/sign-out-everywhere', async (c) => {
      const { uid } = await requireUser(services, c);
      await endOwnSession(services, c);
      await endAllDevices(services, uid);
      return c.json({});
    });
}
