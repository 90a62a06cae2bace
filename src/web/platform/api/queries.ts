// The one cache of what the server has said, and how it is asked. What is asked for stands beside the call that does
// it, as `decksQuery` in `decks.ts`; screens read it with `useServerData`.
import { notifyManager, QueryClient } from '@tanstack/react-query';

// An answer shows as soon as it is there, not with the next timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * Every screen asks anew when it opens (and shows meanwhile what is kept), and when something it shows has changed:
 * whoever changes it, or hears of it, invalidates its key. A failure is shown at once and offers to retry; of one for
 * want of a connection it is asked again once that is back (`once-back.ts`). Nothing else asks again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Whether the server is there is for `configuration.ts` to find out: one on this machine needs no network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
