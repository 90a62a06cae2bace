import { useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { PASSWORD_MAX } from '#contract/limits.ts';
import { ownAccountText } from '#sentences/accounts-own.ts';
import { accountText } from '#sentences/accounts.ts';
import { resetPassword } from '#web/platform/api/accounts.ts';
import { changePassword } from '#web/platform/api/own-account.ts';
import { RESET_MAIL } from '#web/platform/session/account-sentences.ts';
import { NewPasswordFields } from '#web/features/accounts/dialogs/new-password-fields.tsx';
import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { useNewPassword } from '#web/features/accounts/dialogs/use-new-password.ts';
import { ChangeForm } from './change-form.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { Section } from './section.tsx';
import { useChange } from './use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

export function PasswordSection({ account }: { readonly account: Account }) {
  return (
    <Section title={ownAccountText.password.title}>
      {account.hasPassword ? <NewPassword /> : <FirstPassword email={account.user.email} />}
    </Section>
  );
}

/** Who came by Google has none: a reset link sets one. */
function FirstPassword({ email }: { readonly email: string }) {
  const { password } = ownAccountText;
  const { change, isBusy, run } = useChange();
  return (
    <>
      <p className="text-fg-soft">{password.withGoogle}</p>
      <ChangeOutcome change={change} />
      {change.state === 'done' && <OutboxHint />}
      <Button
        className="self-start"
        busy={isBusy}
        onClick={() => void run(() => resetPassword(email), password.linkMailed, RESET_MAIL)}
      >
        {password.mailLink}
      </Button>
    </>
  );
}

function NewPassword() {
  const { password } = ownAccountText;
  const { change, run } = useChange();
  const form = useNewPassword();
  const [old, setOld] = useState('');

  async function submit() {
    if (!form.check()) return;
    const act = () => changePassword(old, form.fields.password);
    if (!(await run(act, password.changed))) return;
    setOld('');
    form.clear();
  }

  return (
    <ChangeForm
      label={password.change}
      change={change}
      isComplete={old !== '' && form.isComplete}
      onSubmit={submit}
    >
      <PasswordField
        label={password.old}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={old}
        onChange={setOld}
      />
      <NewPasswordFields
        words={accountText.newPassword}
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
      />
    </ChangeForm>
  );
}
