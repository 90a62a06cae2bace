// What is around every screen: who is signed in, dialogs that open over any of them, and words while one loads.
import { Suspense, type ReactNode } from 'react';
import { commonText } from '#sentences/common.ts';
import { AccountDialogsProvider } from '#web/features/accounts/dialogs/account-dialogs.tsx';
import { CreditsProvider } from '#web/features/billing/credits-provider.tsx';
import { UpdateOffer } from '#web/platform/offline/update-offer.tsx';
import { SessionProvider } from '#web/platform/session/session.tsx';
import { AlertsProvider } from '#web/ui/alerts.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenChange } from './screen-change.tsx';

/** Needs a router above it. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary>
      <ScreenChange />
      <AlertsProvider>
        <SessionProvider>
          <AccountDialogsProvider>
            <CreditsProvider>
              <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
              <UpdateOffer />
            </CreditsProvider>
          </AccountDialogsProvider>
        </SessionProvider>
      </AlertsProvider>
    </ErrorBoundary>
  );
}

function ScreenLoading() {
  return (
    <main className="surface-table grid place-items-center">
      <Spinner size="large" label={commonText.loading} />
    </main>
  );
}
