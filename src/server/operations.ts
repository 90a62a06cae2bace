// What service managers, balancers and monitoring ask: is it alive, does it take work, how is it going?
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isAmong, type Audience } from '#server/platform/http/audience.ts';
import type { RequestContext, RequestEnv } from '#server/platform/http/request.ts';
import type { FreeSpace } from '#server/platform/free-space.ts';
import { isSameSecret } from '#server/platform/configuration/secret.ts';
import { shareFigures } from './shared-figures.ts';

/** Who may read the metrics: these, or whoever has the token. */
export type MetricsAccess = Audience | { readonly token: string };

export interface OperationServices extends Context {
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly stopping: AbortSignal;
  readonly freeSpace: FreeSpace;
}

export function operationRoutes(services: OperationServices) {
  const { db, engine, live, metrics, metricsAccess, freeSpace, stopping, log } = services;
  shareFigures(services);
  const answers = async (): Promise<boolean> => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch (error) {
      log.error({ err: error }, 'The database does not answer');
      return false;
    }
  };
  return new Hono<RequestEnv>()
    .get('/health', async (c) => {
      const isWell = await answers();
      const status = isWell ? 'ok' : 'unavailable';
      return c.json({ status, database: engine }, isWell ? 200 : 503);
    })
    .get('/ready', async (c) => {
      if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
      const isReady = live.isListening() && (await answers());
      if (isReady && !(await freeSpace.isLeft(services))) return c.json({ status: 'full' }, 503);
      return c.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (!mayRead(metricsAccess, c)) throw new Problem('not-found');
      return c.text(await metrics.text(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    });
}

function mayRead(access: MetricsAccess, c: RequestContext): boolean {
  if (typeof access === 'string') return isAmong(access, c);
  return isSameSecret(c.req.header('authorization') ?? '', `Bearer ${access.token}`);
}
