import type { ReactNode } from 'react';
import { useSession } from './session.tsx';

/** Says what is not available in demo mode or while offline; nothing otherwise (WHAT-13, WHAT-14). */
export function ServiceNotice() {
  const { status, offline } = useSession();
  if (status === 'demo') {
    return (
      <Notice>
        <strong>Demo mode.</strong> Accounts and games written for your topic are not available
        here. The free games work.
      </Notice>
    );
  }
  if (!offline) return null;
  return (
    <Notice>
      <strong>You are offline.</strong> Free games and a game already running still work. Riffle
      keeps trying to connect.
    </Notice>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="surface-raised relative z-10 mx-auto w-full max-w-3xl border-lamp/60 px-5 py-3 text-center"
    >
      {children}
    </p>
  );
}
