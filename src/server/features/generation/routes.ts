import { Hono } from 'hono';
import * as z from 'zod/mini';
import { DecidedByServer, GenerationRequest, RegenerationRequest } from '#contract/generation.ts';
import { TOPIC_MAX } from '#contract/limits.ts';
import { generationCost } from '#contract/prices.ts';
import { typed } from '#contract/typed.ts';
import { GENERATED_CATEGORIES } from '#domain/category/categories.ts';
import { type AccountServices, currentUser, requireUser } from '#server/features/accounts/index.ts';
import { seenBy } from '#server/features/decks/index.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  parse,
  parseBody,
  type RequestContext,
  type RequestEnv,
} from '#server/platform/http/request.ts';
import { refuseForged } from './forged.ts';
import { generate, type GenerateServices } from './generate.ts';
import { regenerate } from './regenerate.ts';
import { retryRun } from './retry.ts';
import { rewriteCard, type RewriteServices } from './rewrite.ts';
import { keepOffer, returnOffer, returnOffers } from '#server/features/generation/runs/offers.ts';
import { runCards } from '#server/features/generation/runs/run-cards.ts';
import { findRun, putAway, recentRuns } from '#server/features/generation/runs/store.ts';

export type GenerationServices = AccountServices & GenerateServices & RewriteServices;

/** What is asked for, and beside it whatever only the server decides. */
const Sent = z.extend(GenerationRequest, DecidedByServer.shape);

const BankQuestion = z.object({
  gameType: z.enum(GENERATED_CATEGORIES),
  topic: typed(z.string().check(z.maxLength(TOPIC_MAX))),
  /** Leaves out what the host who asks has had. */
  fresh: z._default(z.enum(['true', 'false']), 'false'),
});

const SuggestionQuestion = z.object({
  text: typed(z.string().check(z.maxLength(TOPIC_MAX))),
});

const From = z.object({
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)), 0),
});

export function generationRoutes(services: GenerationServices) {
  const { db, house, limiter } = services;
  return new Hono<RequestEnv>()
    .route('/', runRoutes(services))
    .route('/', endedRunRoutes(services))
    .route('/', rewritingRoutes(services))
    .get('/bank', async (c) => {
      const { fresh, ...question } = parse(BankQuestion, c.req.query());
      await limiter.count('bank by address', networkOf(c.var.address));
      const user = await currentUser(services, c);
      const seen = user && (await seenBy(db, user.uid));
      const had = seen && { isSeen: seen.has.bind(seen), isLeftOut: fresh === 'true' };
      return c.json(await house.coverage(question, had));
    })
    .get('/topics', async (c) => {
      const { text } = parse(SuggestionQuestion, c.req.query());
      await limiter.count('bank by address', networkOf(c.var.address));
      return c.json({ topics: await house.suggestions(text) });
    });
}

/** Asking for a deck, and following how it is written. */
function runRoutes(services: GenerationServices) {
  const { db, limiter, clock } = services;
  const ownRun = async (c: RequestContext) => {
    const user = await requireUser(services, c);
    const run = await findRun(db, user.uid, c.req.param('id') ?? '');
    if (!run) throw new Problem('not-found');
    return run;
  };
  return new Hono<RequestEnv>()
    .post('/generations', async (c) => {
      const user = await requireUser(services, c);
      const sent = await parseBody(c, Sent);
      const request = parse(GenerationRequest, sent);
      const said = parse(DecidedByServer, sent);
      refuseForged(said, { userId: user.uid, cost: generationCost(request) });
      await limiter.count('generation by account', user.uid);
      return c.json(await generate(services, user.uid, request), 202);
    })
    .get('/generations', async (c) => {
      const user = await requireUser(services, c);
      return c.json({ runs: await recentRuns(db, user.uid, clock()) });
    })
    .get('/generations/:id', async (c) => c.json(await ownRun(c)))
    .get('/generations/:id/cards', async (c) => {
      const run = await ownRun(c);
      const { from } = parse(From, c.req.query());
      return c.json(await runCards(db, run, from));
    });
}

/** What a host does about a run that has ended. */
function endedRunRoutes(services: GenerationServices) {
  const { db, live, limiter, clock } = services;
  return new Hono<RequestEnv>()
    .post('/generations/:id/put-away', async (c) => {
      const user = await requireUser(services, c);
      const asked = { id: c.req.param('id'), userId: user.uid, now: clock() };
      // A page that knows of no offers has said that the credits are back.
      await db.transaction().execute((trx) => returnOffers(trx, asked));
      if (!(await putAway(db, asked))) throw new Problem('not-found');
      live.publish(ofUser(user.uid));
      return c.json({});
    })
    .post('/generations/:id/keep', (c) => answerOffer(services, c, keepOffer))
    .post('/generations/:id/give-back', (c) => answerOffer(services, c, returnOffer))
    .post('/generations/:id/retries', async (c) => {
      const user = await requireUser(services, c);
      await limiter.count('generation by account', user.uid);
      const asked = { userId: user.uid, id: c.req.param('id') };
      return c.json(await retryRun(services, asked), 202);
    });
}

/** The cards of a run that came too short are kept, or given up. */
async function answerOffer(
  services: GenerationServices,
  c: RequestContext,
  answer: typeof keepOffer,
) {
  const { db, live, clock } = services;
  const { uid: userId } = await requireUser(services, c);
  const run = await answer(db, { id: c.req.param('id') ?? '', userId, now: clock() });
  live.publish(ofUser(userId));
  return c.json(run);
}

/** Having a deck that is there, or a card of it, written anew. */
function rewritingRoutes(services: GenerationServices) {
  const { limiter } = services;
  return new Hono<RequestEnv>()
    .post('/games/:id/regenerations', async (c) => {
      const user = await requireUser(services, c);
      const request = await parseBody(c, RegenerationRequest);
      await limiter.count('generation by account', user.uid);
      const asked = { userId: user.uid, gameId: c.req.param('id'), request };
      return c.json(await regenerate(services, asked), 202);
    })
    .post('/games/:id/cards/:cardId/rewrite', async (c) => {
      const user = await requireUser(services, c);
      await limiter.count('rewrite by account', user.uid);
      const { id: gameId, cardId } = c.req.param();
      return c.json(await rewriteCard(services, { userId: user.uid, gameId, cardId }));
    });
}
