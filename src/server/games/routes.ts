import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AccountServices } from '#server/accounts/services.ts';
import { requireUser } from '#server/accounts/session.ts';
import { Problem } from '#server/problem.ts';
import { parse, type RequestEnv } from '#server/request.ts';
import { findGame, listGames } from './store.ts';

const Paging = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
});

export function gameRoutes(services: Pick<AccountServices, 'auth' | 'database' | 'clock'>) {
  const { db } = services.database;
  return new Hono<RequestEnv>()
    .get('/games', async (c) => {
      const user = await requireUser(services, c);
      const { page } = parse(Paging, c.req.query());
      return c.json(await listGames(db, user.uid, page));
    })
    .get('/games/:id', async (c) => {
      const user = await requireUser(services, c);
      const game = await findGame(db, user.uid, c.req.param('id'));
      if (!game) throw new Problem('not-found');
      return c.json(game);
    });
}
