import { Hono } from 'hono';
import { CardEdit, CardFlag } from '#contract/cards.ts';
import { GameChange, GameQuestion } from '#contract/games.ts';
import type { AccountServices } from '#server/accounts/services.ts';
import { requireUser } from '#server/accounts/session.ts';
import { Problem } from '#server/problem.ts';
import { parse, parseBody, type RequestContext, type RequestEnv } from '#server/request.ts';
import { deleteCard, editCard } from './cards.ts';
import { flagCard } from './flags.ts';
import { changeGame, deleteGame, listGames } from './library.ts';
import { findGame } from './store.ts';

export function gameRoutes(services: Pick<AccountServices, 'auth' | 'database' | 'clock'>) {
  const { db } = services.database;
  const { clock } = services;
  const placeOf = async (c: RequestContext) => {
    const user = await requireUser(services, c);
    const { id: gameId = '', cardId = '' } = c.req.param();
    return { userId: user.uid, gameId, cardId };
  };
  return new Hono<RequestEnv>()
    .get('/games', async (c) => {
      const user = await requireUser(services, c);
      return c.json(await listGames(db, user.uid, parse(GameQuestion, c.req.query())));
    })
    .patch('/games/:id', async (c) => {
      const place = await placeOf(c);
      const change = await parseBody(c, GameChange);
      if (!(await changeGame(db, { ...place, now: clock() }, change))) {
        throw new Problem('not-found');
      }
      return c.json({});
    })
    .delete('/games/:id', async (c) => {
      const user = await requireUser(services, c);
      if (!(await deleteGame(db, user.uid, c.req.param('id')))) throw new Problem('not-found');
      return c.json({});
    })
    .get('/games/:id', async (c) => {
      const user = await requireUser(services, c);
      const game = await findGame(db, user.uid, c.req.param('id'));
      if (!game) throw new Problem('not-found');
      return c.json(game);
    })
    .patch('/games/:id/cards/:cardId', async (c) => {
      const place = await placeOf(c);
      return c.json(await editCard(db, place, await parseBody(c, CardEdit), clock()));
    })
    .delete('/games/:id/cards/:cardId', async (c) => {
      await deleteCard(db, await placeOf(c), clock());
      return c.json({});
    })
    .post('/games/:id/cards/:cardId/flag', async (c) => {
      const place = await placeOf(c);
      const flag = await parseBody(c, CardFlag);
      await flagCard(db, { ...place, flag, now: clock() });
      return c.json({});
    });
}
