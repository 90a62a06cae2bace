import { useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { PASSWORD_MAX } from '#contract/limits.ts';
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
    <Section title="Password">
      {account.hasPassword ? <NewPassword /> : <FirstPassword email={account.user.email} />}
    </Section>
  );
}

/** Who came by Google has none: a reset link sets one. */
function FirstPassword({ email }: { readonly email: string }) {
  const { change, isBusy, run } = useChange();
  return (
    <>
      <p className="text-fg-soft">
        You sign in with Google. A password lets you sign in without it, too.
      </p>
      <ChangeOutcome change={change} />
      {change.state === 'done' && <OutboxHint />}
      <Button
        className="self-start"
        busy={isBusy}
        onClick={() =>
          void run(() => resetPassword(email), 'A link is on its way to your inbox.', RESET_MAIL)
        }
      >
        Mail Me a Link to Set One
      </Button>
    </>
  );
}

function NewPassword() {
  const { change, run } = useChange();
  const form = useNewPassword();
  const [old, setOld] = useState('');

  async function submit() {
    if (!form.check()) return;
    const act = () => changePassword(old, form.fields.password);
    if (!(await run(act, 'Your password is changed. Other devices are signed out.'))) return;
    setOld('');
    form.clear();
  }

  return (
    <ChangeForm
      label="Change Password"
      change={change}
      isComplete={old !== '' && form.isComplete}
      onSubmit={submit}
    >
      <PasswordField
        label="Old password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={old}
        onChange={setOld}
      />
      <NewPasswordFields
        label="New password"
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
      />
    </ChangeForm>
  );
}
