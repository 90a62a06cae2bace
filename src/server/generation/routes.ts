import { GENERATED_CATEGORIES } from '#game/categories.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { GenerationRequest } from '#contract/generation.ts';
import { TOPIC_MAX } from '#contract/limits.ts';
import type { AccountServices } from '#server/accounts/services.ts';
import { requireUser } from '#server/accounts/session.ts';
import { Problem } from '#server/problem.ts';
import { parse, parseBody, type RequestEnv } from '#server/request.ts';
import { generate, type GenerateServices } from './generate.ts';
import { findRun, recentRuns } from './store.ts';

export type GenerationServices = Pick<AccountServices, 'auth' | 'database' | 'limiter'> &
  Omit<GenerateServices, 'db'>;

const BankQuestion = z.object({
  gameType: z.enum(GENERATED_CATEGORIES),
  topic: z.string().check(z.trim(), z.maxLength(TOPIC_MAX)),
});

export function generationRoutes(services: GenerationServices) {
  const { house, limiter, clock } = services;
  const { db } = services.database;
  return new Hono<RequestEnv>()
    .post('/generations', async (c) => {
      const user = await requireUser(services, c);
      const request = await parseBody(c, GenerationRequest);
      await limiter.count('generation by account', user.uid);
      return c.json(await generate({ ...services, db }, user.uid, request), 202);
    })
    .get('/generations', async (c) => {
      const user = await requireUser(services, c);
      return c.json({ runs: await recentRuns(db, user.uid, clock()) });
    })
    .get('/generations/:id', async (c) => {
      const user = await requireUser(services, c);
      const run = await findRun(db, user.uid, c.req.param('id'));
      if (!run) throw new Problem('not-found');
      return c.json(run);
    })
    .get('/bank', async (c) => {
      const { gameType, topic } = parse(BankQuestion, c.req.query());
      return c.json(await house.coverage(gameType, topic));
    });
}
