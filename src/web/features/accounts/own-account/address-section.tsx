import { useState } from 'react';
import { emailError, type Account } from '#contract/accounts.ts';
import { ownAccountText } from '#sentences/accounts-own.ts';
import { accountText } from '#sentences/accounts.ts';
import { resendVerificationEmail } from '#web/platform/api/accounts.ts';
import { cancelEmailChange, changeEmail } from '#web/platform/api/own-account.ts';
import { RESEND } from '#web/platform/session/account-sentences.ts';
import { OutboxHint } from '#web/features/accounts/dialogs/outbox-hint.tsx';
import { ChangeForm } from './change-form.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { Section } from './section.tsx';
import { useChange, type ChangeControl } from './use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

interface Props {
  readonly account: Account;
  readonly onChanged: () => void;
}

/** The address to sign in with; another one counts once it is confirmed by mail. */
export function AddressSection(props: Props) {
  return (
    <Section title={ownAccountText.address.title}>
      {/* Of an address that is another now, nothing more is to be said. */}
      <Address key={props.account.user.email} {...props} />
    </Section>
  );
}

function Address({ account, onChanged }: Props) {
  const { user, pendingEmail, hasPassword } = account;
  const { address } = ownAccountText;
  // One for both: what came of either shows where the other has taken its place.
  const control = useChange();
  return (
    <>
      <p className="text-lg font-semibold break-all">{user.email}</p>
      {pendingEmail !== null && <Pending email={pendingEmail} {...{ control, onChanged }} />}
      {pendingEmail === null && hasPassword && <NewAddress {...{ control, onChanged }} />}
      {!hasPassword && <p className="text-fg-soft">{address.withGoogle}</p>}
    </>
  );
}

interface PartProps {
  readonly control: ChangeControl;
  readonly onChanged: () => void;
}

function Pending({ email, control, onChanged }: PartProps & { readonly email: string }) {
  const { address } = ownAccountText;
  const { change, isBusy, run } = control;
  return (
    <>
      <p>
        <Sentence
          of={address.pending}
          parts={{ email: <strong className="break-all">{email}</strong> }}
        />
      </p>
      <OutboxHint />
      <ChangeOutcome change={change} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          onClick={() => void run(resendVerificationEmail, accountText.verificationSent, RESEND)}
        >
          {address.sendAgain}
        </Button>
        <Button
          variant="quiet"
          onClick={async () => {
            if (await run(cancelEmailChange, address.kept)) onChanged();
          }}
        >
          {address.keepOld}
        </Button>
      </div>
    </>
  );
}

function NewAddress({ control: { change, run }, onChanged }: PartProps) {
  const { address } = ownAccountText;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  async function submit() {
    const wrong = emailError(email);
    setError(wrong);
    if (wrong !== undefined) return;
    const act = () => changeEmail(email.trim(), password);
    if (await run(act, address.changed)) onChanged();
  }

  return (
    <ChangeForm
      label={address.change}
      change={change}
      isComplete={email.trim() !== '' && password !== ''}
      onSubmit={submit}
    >
      <TextField
        label={address.label}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={error}
      />
      <PasswordField
        label={address.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </ChangeForm>
  );
}
