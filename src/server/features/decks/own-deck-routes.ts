import { Hono } from 'hono';
import { DeckChange, NewDeck, SharedCopy } from '#contract/own-decks.ts';
import {
  type AccountServices,
  requireUser,
  type SessionServices,
} from '#server/features/accounts/index.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { parseBody, type RequestContext, type RequestEnv } from '#server/platform/http/request.ts';
import { changeDeck, makeDeck } from './own-decks.ts';
import { copyShared, shareDeck, sharedDeck, shareOf, unshareDeck } from './shares.ts';

type Services = SessionServices & Pick<AccountServices, 'limiter'>;

/** Making, changing and sharing decks. */
export function ownDeckRoutes(services: Services) {
  const { db, limiter, clock } = services;
  const placeOf = async (c: RequestContext) => {
    const { uid: userId } = await requireUser(services, c);
    return { userId, gameId: c.req.param('id') ?? '' };
  };
  return new Hono<RequestEnv>()
    .post('/games', async (c) => {
      const { userId } = await placeOf(c);
      const deck = await parseBody(c, NewDeck);
      await limiter.count('deck by account', userId);
      return c.json(await makeDeck(db, { userId, now: clock() }, deck), 201);
    })
    .put('/games/:id/deck', async (c) => {
      const place = await placeOf(c);
      const change = await parseBody(c, DeckChange);
      return c.json(await changeDeck(db, { ...place, now: clock() }, change));
    })
    .get('/games/:id/share', async (c) => c.json({ token: await shareOf(db, await placeOf(c)) }))
    .post('/games/:id/share', async (c) =>
      c.json({ token: await shareDeck(db, await placeOf(c), clock()) }),
    )
    .delete('/games/:id/share', async (c) => {
      await unshareDeck(db, await placeOf(c));
      return c.json({});
    })
    .get('/shared/:token', async (c) => {
      await limiter.count('shared deck by address', networkOf(c.var.address));
      c.header('x-robots-tag', 'noindex');
      return c.json(await sharedDeck(db, c.req.param('token')));
    })
    .post('/shared/:token/copy', async (c) => {
      const { uid: userId } = await requireUser(services, c);
      await limiter.count('deck by account', userId);
      const token = c.req.param('token');
      const { requestId } = await parseBody(c, SharedCopy);
      return c.json(await copyShared(db, { userId, token, requestId, now: clock() }), 201);
    });
}
