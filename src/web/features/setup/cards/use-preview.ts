import { useEffect, useState } from 'react';

/** Milliseconds from the finished deck to its preview (CONST-12). */
const OPENS_AFTER_MS = 2_000;

/** Whether the preview is open: by itself 2 s after a deck with one is ready, and when it is asked for (STATE-GEN-04). */
export function usePreview(hasPreview: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!hasPreview) return undefined;
    const opening = setTimeout(() => setOpen(true), OPENS_AFTER_MS);
    return () => {
      clearTimeout(opening);
      setOpen(false);
    };
  }, [hasPreview]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
