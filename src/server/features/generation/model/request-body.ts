import type { Manners } from './manners.ts';

/** The address that is configured answers with a web page. */
class NoModelThere extends Error {
  override readonly name = 'NoModelThere';

  constructor() {
    super('The address answered with a web page, not as a model does: look at AI_BASE_URL');
  }
}

/** Sends requests with what the operator wants in their bodies, and without what the server refuses there. */
export function fetchWith(
  manners: Manners,
  extra: Readonly<Record<string, unknown>> | undefined,
): typeof fetch {
  return async (url, init) => {
    const body = typeof init?.body === 'string' ? changed(init.body, manners, extra) : init?.body;
    const response = await fetch(url, { ...init, ...(body && { body }) });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.ok && isPage) throw new NoModelThere();
    return response;
  };
}

function changed(
  body: string,
  { ways }: Manners,
  extra: Readonly<Record<string, unknown>> | undefined,
): string {
  const asked: Record<string, unknown> = { ...JSON.parse(body), ...extra };
  for (const part of ways.without) delete asked[part];
  return JSON.stringify(asked);
}
