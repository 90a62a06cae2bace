// What the model server says about its models, as real ones do: a list, or one by its name.
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Listing {
  /** Models that it knows. */
  readonly names: readonly string[];
  /** Requests for them so far: path, and which header had the key. */
  readonly listed: { readonly path: string; readonly key: string | undefined }[];
}

const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'] as const;

/** Answers a request that asks for models. */
export function tellModels(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { names, listed }: Listing,
): void {
  const path = new URL(url, 'http://model').pathname;
  listed.push({ path, key: KEY_HEADERS.find((name) => headers[name] !== undefined) });
  const [, asked] = /\/models\/(.+)$/u.exec(path) ?? [];
  if (path.endsWith('/models')) return send(response, 200, { data: names.map((id) => ({ id })) });
  if (asked && names.includes(decodeURIComponent(asked))) return send(response, 200, { id: asked });
  send(response, 404, { error: { message: `The model '${asked}' does not exist` } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
