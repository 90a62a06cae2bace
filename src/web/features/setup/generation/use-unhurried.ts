import { useEffect, useState } from 'react';

/** The newest value, where none gives way to the next before so many milliseconds; in place of null it shows at once. */
export function useUnhurried<T>(value: T | null, ms: number): T | null {
  const [shown, setShown] = useState(value);
  const [isRead, setRead] = useState(true);
  if (isRead && value !== shown) {
    setShown(() => value);
    setRead(false);
  }
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return shown;
}
