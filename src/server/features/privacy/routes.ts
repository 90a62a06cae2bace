import { Hono } from 'hono';
import { DeletionCancel, DeletionRequest } from '#contract/deletion.ts';
import {
  type AccountServices,
  requireSession,
  requireUser,
  withErrorCode,
} from '#server/features/accounts/index.ts';
import { parseBody, type RequestEnv } from '#server/platform/http/request.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { readHoldings } from './holdings.ts';
import { cancelByCode, requestDeletion } from './request.ts';

export function deletionRoutes(services: AccountServices) {
  const { db, limiter } = services;
  return new Hono<RequestEnv>()
    .post('/deletion', async (c) => {
      const session = await requireSession(services, c);
      const asked = await parseBody(c, DeletionRequest);
      const accepted = await withErrorCode('deletion-failed', () =>
        requestDeletion(services, session, asked),
      );
      return c.json(accepted);
    })
    .post('/deletion/cancel', async (c) => {
      await limiter.count('verification code by address', networkOf(c.var.address));
      const { code } = await parseBody(c, DeletionCancel);
      await cancelByCode(services, code);
      return c.json({});
    })
    .get('/account/data', async (c) => {
      const { uid: userId, email } = await requireUser(services, c);
      await limiter.count('download by account', userId);
      const held = await readHoldings(db, { userId, email });
      c.header('content-disposition', 'attachment; filename="riffle-my-data.json"');
      return c.body(JSON.stringify(held, null, 2), 200, { 'content-type': 'application/json' });
    });
}
