// The credit dialog over whichever screen is there; loaded on first need (ROUTE-03).
import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import { CreditsContext } from '#web/platform/session/credits-context.ts';

const CreditsDialog = lazy(async () => ({
  default: (await import('./credits-dialog.tsx')).CreditsDialog,
}));

export function CreditsProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  return (
    <CreditsContext value={open}>
      {children}
      <Suspense>{isOpen && <CreditsDialog onClose={() => setOpen(false)} />}</Suspense>
    </CreditsContext>
  );
}
