import { useId, type FormEvent } from 'react';
import type { User } from '#contract/accounts.ts';
import { ADDITIONAL_INFO_MAX, DELETION_REASONS } from '#contract/deletion.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useDeletionForm } from './use-deletion-form.ts';

const REASON_WORDS = {
  'privacy-concerns': 'Privacy concerns',
  'no-longer-needed': 'I no longer need it',
  'found-alternative': 'I found an alternative',
  'account-issues': 'Trouble with my account',
  other: 'Something else',
} as const;

const REASONS = DELETION_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }));

interface DeletionFormProps {
  /** Null for a visitor, who sees the form and can't submit it (DELETE-04). */
  readonly user: User | null;
  readonly onReceived: (received: { readonly email: string; readonly dueAt: number }) => void;
}

export function DeletionForm({ user: signedIn, onReceived }: DeletionFormProps) {
  const { user, asksPassword, form, change, typePassword, isComplete, isSubmitting, submit } =
    useDeletionForm(signedIn, onReceived);
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
      {user === null ? (
        <SignInRequired />
      ) : (
        <p className="text-lg">
          Signed in as <strong>{user.email}</strong>
        </p>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={user !== null}
        value={form.email}
        onChange={(email) => change({ email })}
        hint={
          user === null
            ? 'Must match the email address associated with your account'
            : 'This is the address of your account and cannot be changed here.'
        }
      />
      <Select
        label="Reason"
        value={form.reason}
        onChange={(reason) => change({ reason })}
        options={REASONS}
        placeholder="Please choose"
      />
      <TextArea
        label="Additional information (optional)"
        rows={4}
        value={form.additionalInfo}
        onChange={(additionalInfo) => change({ additionalInfo })}
        counter={ADDITIONAL_INFO_MAX}
      />
      {asksPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={form.password}
          onChange={typePassword}
          hint="Asked again, because a guest may be at the keyboard."
        />
      )}
      {user !== null && !asksPassword && (
        <MessageBox tone="plain">
          You sign in with Google. If that was more than five minutes ago, please sign out and in
          again first.
        </MessageBox>
      )}
      <Acknowledgement
        checked={form.acknowledged}
        onChange={(acknowledged) => change({ acknowledged })}
      />
      <Button
        type="submit"
        variant="danger"
        size="large"
        disabled={user === null || !isComplete}
        busy={isSubmitting}
      >
        {submitWords(user === null, isSubmitting)}
      </Button>
    </form>
  );
}

function submitWords(isVisitor: boolean, isSubmitting: boolean): string {
  if (isVisitor) return 'Sign In Required to Submit';
  return isSubmitting ? 'Submitting Request...' : 'Submit Deletion Request';
}

function SignInRequired() {
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-2xl">Sign In Required</h2>
      <p>Only you can have your account deleted, so please sign in first.</p>
      <ButtonTo to="/" state={{ showSignInModal: true }} variant="primary">
        Sign In to Continue
      </ButtonTo>
    </div>
  );
}

interface AcknowledgementProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Acknowledgement({ checked, onChange }: AcknowledgementProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <input
        id={id}
        type="checkbox"
        required
        className="size-6 shrink-0 accent-lamp"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="min-h-11 cursor-pointer content-center font-semibold">
        I understand that this action is irreversible
      </label>
    </div>
  );
}
