// The statement: every credit that came or went, what for, and what was left.
import { useEffect, useState } from 'react';
import { subscribeLive } from '#web/platform/live/live.ts';
import { getStatement } from '#web/platform/api/payments.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useOwnLoaded } from '#web/platform/session/use-own-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Entries } from './entries.tsx';

export function CreditsScreen() {
  const { status, user } = useSession();
  return (
    <Page title="Your credits">
      {status === 'loading' && <Spinner size="large" label="Loading your credits…" />}
      {status === 'demo' && <MessageBox tone="plain">{DEMO_SENTENCE}</MessageBox>}
      {status === 'signed-out' && <SignInFirst sentence="Please sign in to see your credits." />}
      {status === 'signed-in' && user !== null && <Statement key={user.uid} />}
    </Page>
  );
}

function Statement() {
  const { credits } = useSession();
  const openCredits = useOpenCredits();
  const [page, setPage] = useState(1);
  const { loaded, reload } = useOwnLoaded(`statement ${page}`, (signal) =>
    getStatement(page, signal),
  );
  useEffect(() => subscribeLive((event) => event.type === 'balance' && reload()), [reload]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex items-center gap-3 text-xl">
          Balance: <GemCount credits={credits} />
        </p>
        <Button variant="primary" onClick={openCredits}>
          Get More Credits
        </Button>
      </div>
      {loaded.state === 'loading' && <Spinner size="large" label="Loading your statement…" />}
      {loaded.state === 'failed' && (
        <>
          <MessageBox tone="bad">
            {orUnreachable(loaded.error, 'Your statement could not be loaded.')}
          </MessageBox>
          <Button className="self-start" onClick={reload}>
            Retry
          </Button>
        </>
      )}
      {loaded.state === 'loaded' && (
        <Entries statement={loaded.value} page={page} onPage={setPage} />
      )}
    </>
  );
}
