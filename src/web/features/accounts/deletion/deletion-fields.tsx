// What is asked of whoever wants everything deleted.
import { useId } from 'react';
import { DELETION_REASONS, type DeletionRequest } from '#contract/deletion.ts';
import { deletionText } from '#sentences/accounts-deletion.ts';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';

type Reason = DeletionRequest['reason'];

interface EmailFieldProps {
  /** Only a visitor types an address. */
  readonly isVisitor: boolean;
  readonly value: string;
  readonly onChange: (email: string) => void;
}

export function EmailField({ isVisitor, value, onChange }: EmailFieldProps) {
  return (
    <TextField
      label={deletionText.email}
      type="email"
      autoComplete="email"
      required
      readOnly={!isVisitor}
      value={value}
      onChange={onChange}
      hint={isVisitor ? deletionText.emailOfVisitor : deletionText.emailOfAccount}
    />
  );
}

interface ReasonFieldProps {
  /** Empty until one is chosen. */
  readonly value: Reason | '';
  readonly onChange: (reason: Reason) => void;
}

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { reasons } = deletionText;
  return (
    <Select
      label={deletionText.reason}
      value={value}
      onChange={onChange}
      options={DELETION_REASONS.map((reason) => ({ value: reason, label: reasons[reason] }))}
      placeholder={deletionText.chooseReason}
    />
  );
}

interface IdentityCheckProps {
  /** False for an account that is signed in to with Google alone. */
  readonly asksPassword: boolean;
  readonly password: string;
  readonly onType: (password: string) => void;
}

/** That it is the host who asks, and not whoever found the browser signed in. */
export function IdentityCheck({ asksPassword, password, onType }: IdentityCheckProps) {
  if (!asksPassword) {
    return <MessageBox tone="plain">{deletionText.withGoogle}</MessageBox>;
  }
  return (
    <PasswordField
      label={deletionText.password}
      autoComplete="current-password"
      value={password}
      onChange={onType}
      hint={deletionText.passwordWhy}
    />
  );
}

interface AcknowledgementProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Acknowledgement({ checked, onChange }: AcknowledgementProps) {
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
        {deletionText.acknowledgement}
      </label>
    </div>
  );
}
