import type { FormEvent } from 'react';
import { PATHS } from '#contract/paths.ts';
import type { User } from '#contract/accounts.ts';
import { ADDITIONAL_INFO_MAX } from '#contract/deletion.ts';
import { deletionText } from '#sentences/accounts-deletion.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Acknowledgement, EmailField, IdentityCheck, ReasonField } from './deletion-fields.tsx';
import { useDeletionForm, type Received } from './use-deletion-form.ts';
import type { Phase } from './use-sending.ts';

interface DeletionFormProps {
  /** Null for a visitor, who sees the form and can't submit it (DELETE-04). */
  readonly user: User | null;
  readonly onReceived: (received: Received) => void;
}

export function DeletionForm({ user: signedIn, onReceived }: DeletionFormProps) {
  const { user, asksPassword, form, change, typePassword, isComplete, phase, submit } =
    useDeletionForm(signedIn, onReceived);
  const isVisitor = user === null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form
      noValidate
      onSubmit={send}
      className="surface-raised flex flex-col gap-5 p-[clamp(1.25rem,4vw,2rem)]"
    >
      {isVisitor ? <SignInRequired /> : <SignedInAs email={user.email} />}
      <EmailField
        isVisitor={isVisitor}
        value={form.email}
        onChange={(email) => change({ email })}
      />
      <ReasonField value={form.reason} onChange={(reason) => change({ reason })} />
      <TextArea
        label={deletionText.additionalInfo}
        rows={4}
        value={form.additionalInfo}
        onChange={(additionalInfo) => change({ additionalInfo })}
        counter={ADDITIONAL_INFO_MAX}
      />
      {!isVisitor && (
        <IdentityCheck asksPassword={asksPassword} password={form.password} onType={typePassword} />
      )}
      <Acknowledgement
        checked={form.acknowledged}
        onChange={(acknowledged) => change({ acknowledged })}
      />
      <SubmitButton phase={phase} isComplete={isComplete} />
    </form>
  );
}

function SignInRequired() {
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-2xl">{deletionText.signInRequired}</h2>
      <p>{deletionText.signInWhy}</p>
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary">
        {deletionText.signIn}
      </ButtonTo>
    </div>
  );
}

function SignedInAs({ email }: { readonly email: string }) {
  return (
    <p className="text-lg">
      <Sentence of={deletionText.signedInAs} parts={{ email: <strong>{email}</strong> }} />
    </p>
  );
}

interface SubmitButtonProps {
  readonly phase: Phase;
  readonly isComplete: boolean;
}

function SubmitButton({ phase, isComplete }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="danger"
      size="large"
      disabled={phase === 'visitor' || !isComplete}
      busy={phase === 'submitting'}
    >
      {deletionText.submit[phase]}
    </Button>
  );
}
