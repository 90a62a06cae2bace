// Where a verification mail's link leads (VERIFY-01 to -07).
import { Navigate, useSearchParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { messageOf } from '#contract/errors.ts';
import { useVerification } from './use-verification.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function VerifyEmailScreen() {
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  if (query.get('mode') === 'resetPassword' && code !== null)
    return <ToPasswordReset code={code} />;
  return <Verifying code={code} isNewAddress={query.get('mode') === 'verifyAndChangeEmail'} />;
}

function ToPasswordReset({ code }: { readonly code: string }) {
  return (
    <Sheet title="Reset Your Password">
      <Spinner size="large" label="Redirecting to password reset..." />
      <Navigate to={`${PATHS.resetPassword}?oobCode=${encodeURIComponent(code)}`} replace />
    </Sheet>
  );
}

interface VerifyingProps {
  readonly code: string | null;
  /** The link confirms the new address of an account that there is already. */
  readonly isNewAddress: boolean;
}

function Verifying({ code, isNewAddress }: VerifyingProps) {
  const { status } = useSession();
  const verification = useVerification(code, status !== 'loading');
  switch (verification.state) {
    case 'waiting':
      return (
        <Sheet title="Verify Your Email">
          <p>We're verifying your email address...</p>
          <Spinner size="large" label="Processing..." />
        </Sheet>
      );
    case 'verifying':
      return (
        <Sheet title="Verify Your Email">
          <Spinner size="large" label="Verifying your email..." />
        </Sheet>
      );
    case 'verified':
      return <Verified isNewAddress={isNewAddress} />;
    case 'failed':
      return <Failed {...verification} />;
  }
}

function Verified({ isNewAddress }: { readonly isNewAddress: boolean }) {
  return (
    <Sheet title="Email Verified Successfully!">
      <p className="text-lg">
        {isNewAddress
          ? 'Your new address is confirmed. From now on you can sign in with it.'
          : 'Your address is confirmed. You can sign in now.'}
      </p>
      <div>
        <h2 className="text-xl">What's next?</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 marker:text-good">
          <li>Your account is fully activated</li>
          <li>You can access all features</li>
          <li>Start creating games for your friends</li>
        </ul>
      </div>
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary" size="large">
        Sign In Now
      </ButtonTo>
    </Sheet>
  );
}

interface FailedProps {
  readonly sentence: string;
  readonly offersNewMail: boolean;
}

function Failed({ sentence, offersNewMail }: FailedProps) {
  return (
    <Sheet title="Invalid Verification Link">
      <MessageBox tone="bad">{sentence}</MessageBox>
      {offersNewMail && (
        <ButtonTo
          to={PATHS.home}
          state={{ showSignInModal: true, message: messageOf('no-current-user') }}
          variant="primary"
          size="large"
        >
          Request New Verification Email
        </ButtonTo>
      )}
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} size="large">
        Back to Sign In
      </ButtonTo>
    </Sheet>
  );
}
