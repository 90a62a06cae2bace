// The statement: every credit that came or went, what for, and what was left.
import { useState } from 'react';
import { statementQuery } from '#web/platform/api/payments.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { billingText, statementText } from '#sentences/billing.ts';
import { sessionText } from '#sentences/session.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Entries } from './entries.tsx';

export function CreditsScreen() {
  const { status, user } = useSession();
  return (
    <Page title={statementText.title}>
      {status === 'loading' && <Spinner size="large" label={statementText.loadingCredits} />}
      {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
      {status === 'signed-out' && <SignInFirst sentence={statementText.signInFirst} />}
      {status === 'signed-in' && user !== null && <Statement key={user.uid} />}
    </Page>
  );
}

function Statement() {
  const { credits } = useSession();
  const openCredits = useOpenCredits();
  const [page, setPage] = useState(1);
  const { data: statement, error, refetch } = useServerData(statementQuery(page));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex items-center gap-3 text-xl">
          <Sentence
            of={statementText.balanceNow}
            parts={{ credits: <GemCount credits={credits} /> }}
          />
        </p>
        <Button variant="primary" onClick={openCredits}>
          {billingText.getMore}
        </Button>
      </div>
      {statement === undefined && error === null && (
        <Spinner size="large" label={statementText.loading} />
      )}
      {error !== null && (
        <LoadFailed sentence={orUnreachable(error, statementText.notLoaded)} onRetry={refetch} />
      )}
      {statement && <Entries statement={statement} onPage={setPage} />}
    </>
  );
}
