/**
 * What several streams bring, in the order in which it comes. A stream that fails does not end the others:
 * when all have ended, the first failure is thrown. Who stops listening leaves them running; their signal ends them.
 */
export async function* merge<Item>(
  streams: readonly AsyncIterable<Item>[],
): AsyncGenerator<Item, void> {
  const ready: Item[] = [];
  const failures: unknown[] = [];
  let open = streams.length;
  let wake = Promise.withResolvers<void>();
  const drain = async (stream: AsyncIterable<Item>): Promise<void> => {
    try {
      for await (const item of stream) {
        ready.push(item);
        wake.resolve();
      }
    } catch (error) {
      failures.push(error);
    }
    open -= 1;
    wake.resolve();
  };
  for (const stream of streams) void drain(stream);
  for (;;) {
    for (let next = ready.shift(); next !== undefined; next = ready.shift()) yield next;
    if (open === 0) break;
    await wake.promise;
    wake = Promise.withResolvers();
  }
  if (failures.length > 0) throw failures[0];
}
