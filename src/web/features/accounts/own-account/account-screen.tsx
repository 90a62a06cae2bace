// The host's own account: address, password, and where it is signed in.
import { accountQuery } from '#web/platform/api/own-account.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { ownAccountText } from '#sentences/accounts-own.ts';
import { sessionText } from '#sentences/session.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { AddressSection } from './address-section.tsx';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function AccountScreen() {
  const { status, user } = useSession();
  return (
    <Page title={ownAccountText.title}>
      {status === 'loading' && <Spinner size="large" label={ownAccountText.loading} />}
      {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
      {status === 'signed-out' && <SignInFirst sentence={ownAccountText.signInFirst} />}
      {status === 'signed-in' && user !== null && <Sections key={user.uid} />}
    </Page>
  );
}

function Sections() {
  const { data: account, error, refetch } = useServerData(accountQuery());
  if (account === undefined) {
    if (error === null) return <Spinner size="large" label={ownAccountText.loading} />;
    return (
      <LoadFailed sentence={orUnreachable(error, ownAccountText.loadingFailed)} onRetry={refetch} />
    );
  }
  return (
    <>
      <AddressSection account={account} onChanged={refetch} />
      <PasswordSection account={account} />
      <DevicesSection />
      <DataSection />
    </>
  );
}
