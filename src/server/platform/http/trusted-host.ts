// In local mode everything is open to whoever sits at this machine. A page from elsewhere that has its own name
// point here ('DNS rebinding') is of one origin with its answers, so no other name than our own is answered to.
import { createMiddleware } from 'hono/factory';
import type { Origins } from '#server/platform/configuration/configuration.ts';
import { Problem } from './problem.ts';
import type { RequestEnv } from './request.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const HOST = /^(?:\[[\da-f:.]+\]|[\da-z.-]+)(?::\d{1,5})?$/i;

/** Refuses requests that name another host than these; throws misdirected. `undefined` lets all of them in. */
export function trustedHostOnly(trusted: ReadonlySet<string> | undefined) {
  const isTrusted = (host: string | undefined): boolean =>
    trusted === undefined || trusted.has(placeOf(host) ?? '');
  // Nearly all requests name the same host as the one before.
  let lastTrusted: string | undefined;
  return createMiddleware<RequestEnv>((c, next) => {
    const { headers, url = '' } = c.env.incoming;
    const { host } = headers;
    if (host === undefined || host !== lastTrusted) {
      if (!isTrusted(host)) throw new Problem('misdirected');
      lastTrusted = host;
    }
    if (!absoluteHost(url).every(isTrusted)) throw new Problem('misdirected');
    return next();
  });
}

/** The names of a server in local mode, each with its port: the public address, the phones' and this machine's own. */
export function localHosts(
  { publicUrl, joinUrl }: Pick<Origins, 'publicUrl' | 'joinUrl'>,
  port: number,
): ReadonlySet<string> {
  const { host, protocol } = new URL(publicUrl);
  const own = LOOPBACK_NAMES.map((name) => placeOf(`${name}:${port}`));
  // Behind something that speaks TLS the name comes without a port as well.
  const shown = protocol === 'https:' ? [placeOf(host), placeOf(host, 443)] : [placeOf(host)];
  const phones = joinUrl === null ? [] : [placeOf(new URL(joinUrl).host)];
  return new Set([...own, ...shown, ...phones].filter((place) => place !== undefined));
}

/** A target like 'http://host/path' names a host of its own, which proxies and frameworks believe. */
function absoluteHost(target: string): readonly string[] {
  if (target.startsWith('/') || target === '*') return [];
  return [URL.canParse(target) ? new URL(target).host : ''];
}

/** 'name:port', the same for every way of writing it; undefined for what is no host. */
function placeOf(host: string | undefined, standardPort = 80): string | undefined {
  if (host === undefined || !HOST.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const { hostname, port } = new URL(`http://${host}`);
  return `${hostname.replace(/\.$/, '')}:${port || standardPort}`;
}
