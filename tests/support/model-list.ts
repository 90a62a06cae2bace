// What the model server says about its models, as real ones do: a list, or one by its name.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** How it was asked for models. */
export interface Listing {
  readonly path: string;
  /** The header that had the key. */
  readonly key: string | undefined;
}

const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'] as const;

export function listingOf(request: IncomingMessage): Listing {
  const key = KEY_HEADERS.find((name) => request.headers[name] !== undefined);
  return { path: pathOf(request), key };
}

/** Answers a request that asks for models, by the names of those that there are. */
export function tellModels(
  request: IncomingMessage,
  response: ServerResponse,
  names: readonly string[],
): void {
  const path = pathOf(request);
  const [, asked] = /\/models\/(.+)$/u.exec(path) ?? [];
  if (path.endsWith('/models')) return send(response, 200, { data: names.map((id) => ({ id })) });
  if (asked && names.includes(decodeURIComponent(asked))) return send(response, 200, { id: asked });
  send(response, 404, { error: { message: `The model '${asked}' does not exist` } });
}

function pathOf({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://model').pathname;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
