import { Hono } from 'hono';
import { CardEdit, CardFlag } from '#contract/cards.ts';
import { SettingsChange, DeckQuery } from '#contract/decks.ts';
import { requireUser, type SessionServices } from '#server/features/accounts/index.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  parse,
  parseBody,
  type RequestContext,
  type RequestEnv,
} from '#server/platform/http/request.ts';
import { deleteCard, editCard } from '#server/features/decks/cards/cards.ts';
import { flagCard } from '#server/features/decks/cards/flags.ts';
import { changeSettings, deleteDeck, listDecks } from './library.ts';
import { findDeck } from './store.ts';

export function deckRoutes(services: SessionServices) {
  const { db, clock } = services;
  return new Hono<RequestEnv>()
    .get('/games', async (c) => {
      const user = await requireUser(services, c);
      return c.json(await listDecks(db, user.uid, parse(DeckQuery, c.req.query())));
    })
    .patch('/games/:id', async (c) => {
      const place = await placeOf(services, c);
      const change = await parseBody(c, SettingsChange);
      if (!(await changeSettings(db, { ...place, now: clock() }, change))) {
        throw new Problem('not-found');
      }
      return c.json({});
    })
    .delete('/games/:id', async (c) => {
      const user = await requireUser(services, c);
      if (!(await deleteDeck(db, user.uid, c.req.param('id')))) throw new Problem('not-found');
      return c.json({});
    })
    .get('/games/:id', async (c) => {
      const user = await requireUser(services, c);
      const deck = await findDeck(db, user.uid, c.req.param('id'));
      if (!deck) throw new Problem('not-found');
      return c.json(deck);
    })
    .route('/', cardRoutes(services));
}

function cardRoutes(services: SessionServices) {
  const { db, clock } = services;
  return new Hono<RequestEnv>()
    .patch('/games/:id/cards/:cardId', async (c) => {
      const place = await placeOf(services, c);
      return c.json(await editCard(db, place, await parseBody(c, CardEdit), clock()));
    })
    .delete('/games/:id/cards/:cardId', async (c) => {
      await deleteCard(db, await placeOf(services, c), clock());
      return c.json({});
    })
    .post('/games/:id/cards/:cardId/flag', async (c) => {
      const place = await placeOf(services, c);
      const flag = await parseBody(c, CardFlag);
      await flagCard(db, { ...place, flag, now: clock() });
      return c.json({});
    });
}

/** The card or deck that a path names, and who asks for it. */
async function placeOf(services: SessionServices, c: RequestContext) {
  const user = await requireUser(services, c);
  const { id: gameId = '', cardId = '' } = c.req.param();
  return { userId: user.uid, gameId, cardId };
}
