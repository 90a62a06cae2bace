// What could not be had while the server was out of reach.
import type { QueryClient } from '@tanstack/react-query';
import { currentAvailability, subscribeAvailability } from './configuration.ts';
import { isProblem } from './problem.ts';

/** Asks again, once the server is back, for what shows that it can't be reached; until the returned function is called. */
export function askOnceBack(client: QueryClient): () => void {
  return subscribeAvailability(() => {
    if (currentAvailability().kind !== 'online') return;
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => isProblem(state.error, 'unreachable'),
    });
  });
}
