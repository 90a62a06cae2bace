// Where a reset mail's link leads (RESET-01 to -03).
import { useState } from 'react';
import { useSearch } from '#web/platform/router/router.tsx';
import { ResetForm } from './reset-form.tsx';
import { useResetCode } from './use-reset-code.ts';
import { PATHS } from '#contract/paths.ts';
import { accountText } from '#sentences/accounts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function ResetPasswordScreen() {
  const query = useSearch();
  const code = query.get('oobCode')?.trim() ?? '';
  const { status } = useSession();
  const resetCode = useResetCode(code, status !== 'loading');
  const [isDone, setDone] = useState(false);
  const [sentence, setSentence] = useState<string>();

  if (isDone) return <Done email={resetCode.state === 'good' ? resetCode.email : undefined} />;
  if (sentence !== undefined) return <Invalid sentence={sentence} />;
  switch (resetCode.state) {
    case 'verifying':
      return (
        <Sheet title={accountText.reset.title}>
          <Spinner size="large" label={accountText.reset.verifying} />
        </Sheet>
      );
    case 'invalid':
      return <Invalid sentence={resetCode.sentence} />;
    case 'good':
      return (
        <Sheet title={accountText.reset.title}>
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

function Done({ email }: { readonly email: string | undefined }) {
  return (
    <Sheet title={accountText.reset.done}>
      <p className="text-lg">{accountText.reset.doneText}</p>
      <ButtonTo
        to={PATHS.home}
        state={{ showSignInModal: true, email }}
        variant="primary"
        size="large"
      >
        {accountText.signInNow}
      </ButtonTo>
    </Sheet>
  );
}

function Invalid({ sentence }: { readonly sentence: string }) {
  return (
    <Sheet title={accountText.reset.invalid}>
      <MessageBox tone="bad">{sentence}</MessageBox>
      <p>{accountText.reset.invalidText}</p>
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary" size="large">
        {accountText.backToSignIn}
      </ButtonTo>
    </Sheet>
  );
}
