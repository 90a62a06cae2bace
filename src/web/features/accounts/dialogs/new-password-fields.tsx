import type {
  FieldErrors,
  NewPasswordFields,
} from '#web/features/accounts/sign-in/account-form.ts';
import { PASSWORD_MAX } from '#contract/limits.ts';
import { StrengthMeter } from '#web/features/accounts/sign-in/strength-meter.tsx';
import { PasswordRules } from './password-rules.tsx';
import styles from './new-password.module.css';
import { PasswordField } from '#web/ui/password-field.tsx';

interface Props {
  /** Its label, and that of its repetition. */
  readonly words: { readonly label: string; readonly again: string };
  readonly fields: NewPasswordFields;
  readonly errors: FieldErrors;
  readonly onType: (name: keyof NewPasswordFields, text: string) => void;
}

/** A password nobody has had yet, how strong it is, and once more to be sure (HOME-07, RESET-02). */
export function NewPasswordFields({ words, fields, errors, onType }: Props) {
  return (
    <div className={styles['fields']}>
      <PasswordField
        label={words.label}
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={fields.password}
        onChange={(text) => onType('password', text)}
        error={errors.password}
      />
      <div className={styles['strength']}>
        <StrengthMeter password={fields.password} />
        <PasswordRules password={fields.password} />
      </div>
      <PasswordField
        label={words.again}
        name="confirm"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={fields.confirm}
        onChange={(text) => onType('confirm', text)}
        error={errors.confirm}
      />
    </div>
  );
}
