// What a screen shows of the server's data.
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface ServerData<Data> {
  /** Undefined until something has come. */
  readonly data: Data | undefined;
  /** Why there is nothing, or nothing newer; null while nothing has failed. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * `useQuery` for a screen on which nothing goes away before the next thing is there: a page stays while another is
 * loaded and also where that can't be had, and a failure, with its Retry, while it is asked again. For what belongs to
 * somebody the component needs a key with that user in it.
 */
export function useServerData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): ServerData<Data> {
  const { data, error, isPending, isFetching, refetch } = useQuery(options);
  const [last, setLast] = useState<Pick<ServerData<Data>, 'data' | 'error'>>({
    data: undefined,
    error: null,
  });
  const shown = isPending ? last : { data: data === undefined ? last.data : data, error };
  if (shown.data !== last.data || shown.error !== last.error) setLast(shown);
  return { ...shown, isFetching, refetch: () => void refetch() };
}
