// What live news means for what is kept of the server's data.
import type { QueryClient } from '@tanstack/react-query';
import type { Run } from '#contract/generation.ts';
import { subscribeLive } from '#web/platform/live/live.ts';
import { DECKS } from './decks.ts';
import { runsQuery } from './generations.ts';
import { accountQuery, devicesQuery } from './own-account.ts';
import { STATEMENT } from './payments.ts';

/** Keeps the cache up with the news until the returned function is called. */
export function followNews(client: QueryClient): () => void {
  const renew = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  return subscribeLive((event) => {
    if (event.type === 'balance') renew(STATEMENT);
    if (event.type === 'user') renew(accountQuery().queryKey);
    if (event.type === 'devices') renew(devicesQuery().queryKey);
    if (event.type === 'run') {
      // The list first: a deck that is written must not be in neither.
      if (event.run.state === 'saved') renew(DECKS);
      takeRun(client, event.run);
    }
  });
}

/** The newest one first; where nobody shows them there is nothing to keep. */
function takeRun(client: QueryClient, run: Run): void {
  const { queryKey } = runsQuery();
  if (client.getQueryState(queryKey) === undefined) return;
  client.setQueryData(queryKey, (before = []) => [
    run,
    ...before.filter(({ id }) => id !== run.id),
  ]);
}
