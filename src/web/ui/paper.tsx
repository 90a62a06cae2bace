import type { ReactNode } from 'react';

/** A sheet with a text to read: its sections stand apart, its lists are lists. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return <div className="surface-paper paper-text">{children}</div>;
}
