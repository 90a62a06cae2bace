import { inShort } from '#server/platform/log.ts';

/** What these say is what has come, behind a colon. */
const QUOTING: ReadonlySet<string> = new Set([
  'AI_TypeValidationError',
  'AI_JSONParseError',
  'AI_InvalidResponseDataError',
]);

/** Providers put the whole answer, host's words included, into some errors: only the first line is logged. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inShort(String(error));
  const { name, message } = error;
  return inShort(`${name}: ${QUOTING.has(name) ? message.split(':', 1).join('') : message}`);
}

/** What a provider has answered instead of a stream. */
export interface Refusal {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Its words, which are for no log. */
  readonly text: string;
  /** The same may be taken the next time. */
  readonly isPassing: boolean;
}

export function refusalOf(error: unknown): Refusal {
  if (!isRecord(error)) return { status: undefined, headers: {}, text: '', isPassing: false };
  const { statusCode, responseHeaders, message, responseBody, isRetryable } = error;
  return {
    status: typeof statusCode === 'number' ? statusCode : undefined,
    headers: isRecord(responseHeaders) ? textsOf(responseHeaders) : {},
    text: [message, responseBody].filter((part) => typeof part === 'string').join('\n'),
    isPassing: isRetryable === true,
  };
}

function textsOf(record: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(record).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
