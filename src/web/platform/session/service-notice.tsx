import type { ReactNode } from 'react';
import { useSession } from './session.tsx';
import { sessionText } from '#sentences/session.ts';
import { Sentence } from '#web/ui/sentence.tsx';

/** Says what is not available in demo mode or while offline; nothing otherwise (WHAT-13, WHAT-14). */
export function ServiceNotice() {
  const { status, offline } = useSession();
  if (status === 'demo') {
    return (
      <Notice>
        <Sentence
          of={sessionText.demoNotice}
          parts={{ demo: <strong>{sessionText.demo}</strong> }}
        />
      </Notice>
    );
  }
  if (!offline) return null;
  return (
    <Notice>
      <Sentence
        of={sessionText.offlineNotice}
        parts={{ offline: <strong>{sessionText.offline}</strong> }}
      />
    </Notice>
  );
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="surface-raised mx-auto mb-6 w-fit max-w-3xl border-lamp/60 px-5 py-3 text-center text-balance"
    >
      {children}
    </p>
  );
}
