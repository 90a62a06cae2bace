// Structured logs on standard output: one JSON line an event, without secrets, card texts or whole addresses.
import { pino, type Logger } from 'pino';
import * as z from 'zod/mini';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => shortError(error) },
  });
}

const MOST_CAUSES = 5;
const LONGEST_MESSAGE = 200;

/**
 * Of an error: its kind, the first line of what it says, its code, where it was thrown, and the same of what caused
 * it. Clients of models, payments and databases put whole requests, answers and rows beside that.
 */
export function shortError(error: unknown, causes = MOST_CAUSES): object {
  if (!(error instanceof Error)) return { message: inShort(String(error)) };
  const { name, message, stack = '', cause } = error;
  const others = error instanceof AggregateError ? error.errors : [];
  return {
    type: name,
    message: inShort(misfits(error) ?? message),
    ...('code' in error && { code: inShort(String(error.code)) }),
    stack: stack
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(causes > 0 &&
      others.length > 0 && { errors: others.map((each) => shortError(each, causes - 1)) }),
    ...(causes > 0 && cause !== undefined && { cause: shortError(cause, causes - 1) }),
  };
}

const Misfit = z.object({
  issues: z.array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
});

/** Which fields a schema did not take, and why; what stood in them is left out. */
function misfits(error: Error): string | undefined {
  const { data } = Misfit.safeParse(error);
  return data?.issues.map(({ code, path }) => `${path.join('.')}: ${code}`).join(', ');
}

/** The first line, as far as a log wants it: providers put whole answers, a host's words included, behind it. */
export function inShort(message: string): string {
  return message.split('\n', 1).join('').slice(0, LONGEST_MESSAGE);
}

/** 'anna.berg@example.org' as 'a…@example.org': enough to find a case, not enough to write to. */
export function shortAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${at < 0 ? '' : email.slice(at)}`;
}
