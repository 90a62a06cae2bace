// The socket: opening it, and taking leave of whoever is connected.
import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { WrongSetting } from '#server/platform/configuration/settings.ts';

/** Milliseconds that an idle connection stays open: longer than proxies keep theirs, or they write into a closed one. */
const KEEP_ALIVE_MS = 75_000;
const CLOSE_IDLE_EVERY_MS = 100;
/** Whoever sends a request drop by drop holds a connection; Node looks every half minute who is too slow. */
const HEAD_MS = 20_000;
const REQUEST_MS = 60_000;

/** Listens and answers with the port; throws WrongSetting. */
export async function listen(http: ServerType, host: string, port: number): Promise<number> {
  if ('keepAliveTimeout' in http) {
    http.keepAliveTimeout = KEEP_ALIVE_MS;
    http.headersTimeout = HEAD_MS;
    http.requestTimeout = REQUEST_MS;
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // It stays: an error later on, such as no file left for a connection, would end the process.
  http.on('error', (error: NodeJS.ErrnoException) =>
    reject(new WrongSetting(reasonOf(error.code ?? error.message, { host, port }))),
  );
  http.listen(port, host, resolve);
  await promise;
  const address: AddressInfo | string | null = http.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Of a port: somebody has it, or this user may not have it. Anything else is about the host. */
const ABOUT_PORTS: ReadonlySet<string> = new Set(['EADDRINUSE', 'EACCES']);

function reasonOf(
  code: string,
  { host, port }: { readonly host: string; readonly port: number },
): string {
  return ABOUT_PORTS.has(code)
    ? `PORT is wrong: it takes a port that is free, and ${host}:${port} can't be listened on (${code}).`
    : `HOST is wrong: it takes a name or address of this machine, and ${host} is none (${code}).`;
}

/** Takes no more requests and waits for those under way; what is left after the grace is cut off. */
export async function close(http: ServerType, graceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  http.close(() => resolve());
  // Node closes what is idle once; what becomes idle afterwards would keep it for a minute.
  const closeIdle = (): void => {
    if ('closeIdleConnections' in http) http.closeIdleConnections();
  };
  closeIdle();
  const again = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS);
  const patience = setTimeout(() => {
    if ('closeAllConnections' in http) http.closeAllConnections();
  }, graceMs);
  await promise;
  clearTimeout(patience);
  clearInterval(again);
}
