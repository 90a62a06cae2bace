// Addresses of the app: what they consist of, and which form they have.

export interface Location {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** What the screen before handed over. The browser keeps it, and it may be anything. */
  readonly state: unknown;
}

export type Params = Readonly<Record<string, string>>;

/** An address of the app, such as `/setup?deck=1`, in its parts. */
export function locationOf(address: string, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(address, 'http://riffle');
  return { pathname, search, hash, state };
}

export function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/**
 * The parameters of a path that has the form of `pattern` (ROUTE-01), where `:name` stands for anything without a
 * slash; undefined for another path. Capitals and a slash at the end make no difference.
 */
export function paramsOf(pattern: string, pathname: string): Params | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part.toLowerCase() !== decoded(value).toLowerCase()) return undefined;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.replace(/\/+$/u, '').split('/');
}

/** What can't be decoded stays as it was typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
