import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds; at first at once. */
export function useRested(value: string, restMs: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return undefined;
    const resting = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(resting);
  }, [value, rested, restMs]);
  return rested;
}
