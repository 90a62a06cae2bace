import { useEffect, useState } from 'react';

/** What was typed, once typing has rested for so many milliseconds; undefined before. */
export function useRested(typed: string, restMs: number): string | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const rest = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(rest);
  }, [typed, restMs]);
  return rested === typed ? typed : undefined;
}
