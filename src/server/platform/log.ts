// Structured logs on standard output: one JSON line an event, without secrets, card texts or whole addresses.
import { pino, type Logger } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** 'anna.berg@example.org' as 'a…@example.org': enough to find a case, not enough to write to. */
export function shortAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${at < 0 ? '' : email.slice(at)}`;
}
