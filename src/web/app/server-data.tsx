// What is around screens that show the server's data. Home has none of it: this is loaded with the first screen.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { followNews } from '#web/platform/api/news.ts';
import { askOnceBack } from '#web/platform/api/once-back.ts';
import { queryClient } from '#web/platform/api/queries.ts';
import { subscribeUserLeft } from '#web/platform/session/user-left.ts';

// Also where it happens on a screen without data: the next one must not begin with somebody else's.
subscribeUserLeft(() => queryClient.clear());

export function ServerData({ children }: { readonly children: ReactNode }) {
  useEffect(() => followNews(queryClient), []);
  useEffect(() => askOnceBack(queryClient), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
