/** Providers put the whole answer, host's words included, into some errors: only the first line is logged. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split('\n', 1).join('').slice(0, 200);
}
