import type { RefObject } from 'react';
import { PASSWORD_MAX } from '#contract/limits.ts';
import { accountText } from '#sentences/accounts.ts';
import { NewPasswordFields } from '#web/features/accounts/dialogs/new-password-fields.tsx';
import type { useAccountForm } from './use-account-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

interface AccountFieldsetProps {
  readonly form: ReturnType<typeof useAccountForm>;
  /** For the dialog, which opens with the focus there. */
  readonly emailRef: RefObject<HTMLInputElement | null>;
}

/** Email and password; for a new account the strength and the repetition too (HOME-07). */
export function AccountFieldset({ form, emailRef }: AccountFieldsetProps) {
  const { fields, errors, type } = form;
  return (
    <>
      <TextField
        ref={emailRef}
        label={accountText.email}
        type="email"
        name="email"
        autoComplete="username"
        value={fields.email}
        onChange={(text) => type('email', text)}
        error={errors.email}
      />
      {form.mode === 'create' ? (
        <NewPasswordFields
          words={accountText.password}
          fields={fields}
          errors={errors}
          onType={type}
        />
      ) : (
        <PasswordField
          label={accountText.password.label}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          value={fields.password}
          onChange={(text) => type('password', text)}
          error={errors.password}
        />
      )}
    </>
  );
}
