// What is asked of whoever wants everything deleted.
import { useId } from 'react';
import { DELETION_REASONS, type DeletionRequest } from '#contract/deletion.ts';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';

const REASON_WORDS = {
  'privacy-concerns': 'Privacy concerns',
  'no-longer-needed': 'I no longer need it',
  'found-alternative': 'I found an alternative',
  'account-issues': 'Trouble with my account',
  other: 'Something else',
} as const;

const REASONS = DELETION_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }));

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
      label="Email"
      type="email"
      autoComplete="email"
      required
      readOnly={!isVisitor}
      value={value}
      onChange={onChange}
      hint={
        isVisitor
          ? 'Must match the email address associated with your account'
          : 'This is the address of your account and cannot be changed here.'
      }
    />
  );
}

interface ReasonFieldProps {
  /** Empty until one is chosen. */
  readonly value: Reason | '';
  readonly onChange: (reason: Reason) => void;
}

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <Select
      label="Reason"
      value={value}
      onChange={onChange}
      options={REASONS}
      placeholder="Please choose"
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
    return (
      <MessageBox tone="plain">
        You sign in with Google. If that was more than five minutes ago, please sign out and in
        again first.
      </MessageBox>
    );
  }
  return (
    <PasswordField
      label="Your password"
      autoComplete="current-password"
      value={password}
      onChange={onType}
      hint="Asked again, because a guest may be at the keyboard."
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
        I understand that this action is irreversible
      </label>
    </div>
  );
}
