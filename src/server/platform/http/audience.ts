// What a machine answers to itself alone: judged by the socket, for anybody can write what stands in a header.
import { createMiddleware } from 'hono/factory';
import type { ErrorCode } from '#contract/errors.ts';
import { Problem } from './problem.ts';
import type { RequestContext, RequestEnv } from './request.ts';

/** Who is answered; `loopback`: whoever connects from this machine to itself. */
export type Audience = 'everybody' | 'loopback' | 'nobody';

/** Whether a socket's other end is on this machine's loopback. */
export function isLoopbackAddress(socketAddress: string): boolean {
  return /^(?:::1$|(?:::ffff:)?127\.)/iu.test(socketAddress);
}

export function isAmong(audience: Audience, { var: { isLoopback } }: RequestContext): boolean {
  return audience === 'everybody' || (audience === 'loopback' && isLoopback);
}

/** Refuses everybody else with this error. */
export function answeredTo(audience: Audience, refusal: ErrorCode) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (!isAmong(audience, c)) throw new Problem(refusal);
    await next();
  });
}
