// The host's own account: address, password, and where it is signed in.
import { useEffect } from 'react';
import { subscribeLive } from '#web/platform/live/live.ts';
import { getAccount } from '#web/platform/api/own-account.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { AddressSection } from './address-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { useOwnLoaded } from '#web/platform/session/use-own-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function AccountScreen() {
  const { status, user } = useSession();
  return (
    <Page title="Your account">
      {status === 'loading' && <Spinner size="large" label="Loading your account…" />}
      {status === 'demo' && <MessageBox tone="plain">{DEMO_SENTENCE}</MessageBox>}
      {status === 'signed-out' && <SignInFirst sentence="Please sign in to see your account." />}
      {status === 'signed-in' && user !== null && <Sections key={user.uid} />}
    </Page>
  );
}

function Sections() {
  const { loaded, reload } = useOwnLoaded('account', getAccount);
  useEffect(() => subscribeLive((event) => event.type === 'user' && reload()), [reload]);
  if (loaded.state === 'loading') return <Spinner size="large" label="Loading your account…" />;
  if (loaded.state === 'failed') {
    return (
      <>
        <MessageBox tone="bad">
          {orUnreachable(loaded.error, 'Your account could not be loaded.')}
        </MessageBox>
        <Button className="self-start" onClick={reload}>
          Retry
        </Button>
      </>
    );
  }
  return (
    <>
      <AddressSection account={loaded.value} onChanged={reload} />
      <PasswordSection account={loaded.value} />
      <DevicesSection />
      <DataSection />
    </>
  );
}
