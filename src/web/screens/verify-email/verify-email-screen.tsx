// Where a verification mail's link leads (VERIFY-01 to -07).
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { messageOf } from '#contract/errors.ts';
import { useVerification } from '#web/screens/verify-email/use-verification.ts';
import { useSession } from '#web/session/session.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

export function VerifyEmailScreen() {
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  if (query.get('mode') === 'resetPassword' && code !== null)
    return <ToPasswordReset code={code} />;
  return <Verifying code={code} />;
}

function ToPasswordReset({ code }: { readonly code: string }) {
  return (
    <Sheet title="Reset Your Password">
      <Spinner size="large" label="Redirecting to password reset..." />
      <Navigate to={`/reset-password?oobCode=${encodeURIComponent(code)}`} replace />
    </Sheet>
  );
}

function Verifying({ code }: { readonly code: string | null }) {
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
      return <Verified />;
    case 'failed':
      return <Failed {...verification} />;
  }
}

function Verified() {
  return (
    <Sheet title="Email Verified Successfully!">
      <p className="text-lg">Your address is confirmed. You can sign in now.</p>
      <div>
        <h2 className="text-xl">What's next?</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 marker:text-good">
          <li>Your account is fully activated</li>
          <li>You can access all features</li>
          <li>Start creating games for your friends</li>
        </ul>
      </div>
      <ButtonTo to="/" state={{ showSignInModal: true }} variant="primary" size="large">
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
          to="/"
          state={{ showSignInModal: true, message: messageOf('no-current-user') }}
          variant="primary"
          size="large"
        >
          Request New Verification Email
        </ButtonTo>
      )}
      <ButtonTo to="/" state={{ showSignInModal: true }} size="large">
        Back to Sign In
      </ButtonTo>
    </Sheet>
  );
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="surface-table flex flex-col items-center gap-8 px-4 py-8">
      <header>
        <Wordmark />
      </header>
      <main className="surface-paper my-auto flex w-full max-w-lg flex-col gap-5 p-[clamp(1.5rem,5vw,2.5rem)]">
        <h1 className="text-4xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
