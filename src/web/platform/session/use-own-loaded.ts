// Loading what only its owner may see.
import { useEffect } from 'react';
import { isProblem } from '#web/platform/api/problem.ts';
import { useLoaded } from '#web/platform/api/use-loaded.ts';
import { useSession } from './session.tsx';

/**
 * As `useLoaded`; where the server answers that nobody is signed in, the page learns it too, and shows what it shows
 * to a visitor.
 */
export function useOwnLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
): ReturnType<typeof useLoaded<Value>> {
  const { refresh } = useSession();
  const result = useLoaded(key, load);
  const { loaded } = result;
  const isOver = loaded.state !== 'loading' && isProblem(loaded.error, 'unauthenticated');
  useEffect(() => {
    if (isOver) void refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `refresh` is another with every session
  }, [isOver]);
  return result;
}
