/** What a server says, in its head and in its body, when it refuses a request for now. */
interface Refusal {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Milliseconds from `now` (since 1970) until another try makes sense, by `Retry-After` in seconds or as a date, or by
 * Google's `RetryInfo`; undefined where the server doesn't say.
 */
export function retryAfterMs({ headers, text }: Refusal, now: number): number | undefined {
  const said = [
    positive(headers['retry-after-ms']),
    inMs(positive(headers['retry-after'])),
    until(headers['retry-after'], now),
    inMs(positive(/"retryDelay"\s*:\s*"([\d.]+)s"/.exec(text)?.[1])),
  ];
  return said.find((ms) => ms !== undefined);
}

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}

function inMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}

function until(date: string | undefined, now: number): number | undefined {
  // Without the name of a day it is none.
  const ms = /^[a-z]{3}/i.test(date ?? '') ? Date.parse(date ?? '') - now : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
