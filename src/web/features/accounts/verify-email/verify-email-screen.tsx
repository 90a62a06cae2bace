// Where a verification mail's link leads (VERIFY-01 to -07).
import { useState } from 'react';
import { Redirect, useNavigate, useSearch } from '#web/platform/router/router.tsx';
import { categorySetup, PATHS } from '#contract/paths.ts';
import { messageOf } from '#contract/errors.ts';
import { useVerification } from './use-verification.ts';
import { newcomerText } from '#sentences/newcomer.ts';
import { accountText } from '#sentences/accounts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { letFormWait, takeWaitingForm, waitingForm } from '#web/platform/session/waiting-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function VerifyEmailScreen() {
  const query = useSearch();
  const code = query.get('oobCode');
  if (query.get('mode') === 'resetPassword' && code !== null)
    return <ToPasswordReset code={code} />;
  return <Verifying code={code} isNewAddress={query.get('mode') === 'verifyAndChangeEmail'} />;
}

function ToPasswordReset({ code }: { readonly code: string }) {
  return (
    <Sheet title={accountText.reset.title}>
      <Spinner size="large" label={accountText.reset.redirecting} />
      <Redirect to={`${PATHS.resetPassword}?oobCode=${encodeURIComponent(code)}`} />
    </Sheet>
  );
}

interface VerifyingProps {
  readonly code: string | null;
  /** The link confirms the new address of an account that there is already. */
  readonly isNewAddress: boolean;
}

function Verifying({ code, isNewAddress }: VerifyingProps) {
  const [waiting] = useState(waitingForm);
  const verification = useVerification(code);
  switch (verification.state) {
    case 'waiting':
      return (
        <Sheet title={accountText.verify.title}>
          <p>{accountText.verify.waiting}</p>
          <Spinner size="large" label={accountText.verify.processing} />
        </Sheet>
      );
    case 'verifying':
      return (
        <Sheet title={accountText.verify.title}>
          <Spinner size="large" label={accountText.verify.verifying} />
        </Sheet>
      );
    case 'verified':
      return <Verified {...{ isNewAddress, waiting }} email={verification.email} />;
    case 'failed':
      return <Failed {...verification} />;
  }
}

interface VerifiedProps extends Pick<VerifyingProps, 'isNewAddress'> {
  /** Stands in the sign-in field, where somebody has to sign in. */
  readonly email: string;
  /** The form that waited when this page was opened: the tab that it was left in may have gone on to it by now. */
  readonly waiting: ReturnType<typeof waitingForm>;
}

function Verified({ isNewAddress, email, waiting }: VerifiedProps) {
  const { verify } = accountText;
  const { status } = useSession();
  const navigate = useNavigate();
  const goOn = (): void => {
    if (waiting && status === 'signed-in') {
      // Home lies behind it, and has nothing left to send another tab on to.
      takeWaitingForm();
      navigate(PATHS.home);
      navigate(categorySetup(waiting.category));
      return;
    }
    if (waiting) letFormWait(waiting);
    navigate(PATHS.home, { state: { showSignInModal: true, email } });
  };
  return (
    <Sheet title={verify.verified}>
      <p className="text-lg">{isNewAddress ? verify.newAddress : verify.address}</p>
      <div>
        <h2 className="text-xl">{verify.next}</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 marker:text-good">
          {verify.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      {status === 'signed-in' && !isNewAddress && (
        <MessageBox tone="good">{newcomerText.signedIn}</MessageBox>
      )}
      <Button variant="primary" size="large" onClick={goOn}>
        {accountText.signInNow}
      </Button>
    </Sheet>
  );
}

interface FailedProps {
  readonly sentence: string;
  readonly offersNewMail: boolean;
}

function Failed({ sentence, offersNewMail }: FailedProps) {
  return (
    <Sheet title={accountText.verify.invalid}>
      <MessageBox tone="bad">{sentence}</MessageBox>
      {offersNewMail && (
        <ButtonTo
          to={PATHS.home}
          state={{ showSignInModal: true, message: messageOf('no-current-user') }}
          variant="primary"
          size="large"
        >
          {accountText.verify.newMail}
        </ButtonTo>
      )}
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} size="large">
        {accountText.backToSignIn}
      </ButtonTo>
    </Sheet>
  );
}
