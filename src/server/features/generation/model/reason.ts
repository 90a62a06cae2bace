/** Providers put the whole answer, host's words included, into some errors: only the first line is logged. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split('\n', 1).join('').slice(0, 200);
}

/** What a provider has answered instead of a stream: its status, and its words, which are for no log. */
export function refusalOf(error: unknown): { readonly status: number | undefined; text: string } {
  const last = isRecord(error) && isRecord(error['lastError']) ? error['lastError'] : error;
  if (!isRecord(last)) return { status: undefined, text: '' };
  const { statusCode, message, responseBody } = last;
  return {
    status: typeof statusCode === 'number' ? statusCode : undefined,
    text: [message, responseBody].filter((part) => typeof part === 'string').join('\n'),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
