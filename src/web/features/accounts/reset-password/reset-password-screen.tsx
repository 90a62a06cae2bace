// Where a reset mail's link leads (RESET-01 to -03).
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResetForm } from './reset-form.tsx';
import { useResetCode } from './use-reset-code.ts';
import { PATHS } from '#contract/paths.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const code = query.get('oobCode')?.trim() ?? '';
  const { status } = useSession();
  const resetCode = useResetCode(code, status !== 'loading');
  const [isDone, setDone] = useState(false);
  const [sentence, setSentence] = useState<string>();

  if (isDone) return <Done />;
  if (sentence !== undefined) return <Invalid sentence={sentence} />;
  switch (resetCode.state) {
    case 'verifying':
      return (
        <Sheet title="Reset Your Password">
          <Spinner size="large" label="Verifying reset link..." />
        </Sheet>
      );
    case 'invalid':
      return <Invalid sentence={resetCode.sentence} />;
    case 'good':
      return (
        <Sheet title="Reset Your Password">
          <ResetForm
            code={code}
            email={resetCode.email}
            onDone={() => setDone(true)}
            onInvalid={setSentence}
          />
        </Sheet>
      );
  }
}

function Done() {
  return (
    <Sheet title="Password Reset Successful!">
      <p className="text-lg">
        Your new password counts from now on. Wherever you were signed in before, you are signed
        out.
      </p>
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary" size="large">
        Sign In Now
      </ButtonTo>
    </Sheet>
  );
}

function Invalid({ sentence }: { readonly sentence: string }) {
  return (
    <Sheet title="Invalid Reset Link">
      <MessageBox tone="bad">{sentence}</MessageBox>
      <p>‘Forgot your password’ in the sign-in dialog mails a new link.</p>
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary" size="large">
        Back to Sign In
      </ButtonTo>
    </Sheet>
  );
}
