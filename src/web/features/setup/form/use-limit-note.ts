import { useEffect, useState } from 'react';

/** Notices disappear after this (CONST-15), in milliseconds. */
const SHOWN_MS = 5000;

/** True for five seconds after a text has reached its limit (RULE-24, -26). */
export function useLimitNote(text: string, limit: number): boolean {
  const isFull = text.length >= limit;
  const [isShown, setShown] = useState(false);
  const [wasFull, setWasFull] = useState(isFull);
  if (wasFull !== isFull) {
    setWasFull(isFull);
    setShown(isFull);
  }
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown;
}
