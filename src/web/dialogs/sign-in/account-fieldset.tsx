import { PASSWORD_MAX } from '#contract/limits.ts';
import { StrengthMeter } from '#web/dialogs/sign-in/strength-meter.tsx';
import type { useAccountForm } from '#web/dialogs/sign-in/use-account-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Email and password; for a new account the strength and the repetition too (HOME-07). */
export function AccountFieldset({ form }: { readonly form: ReturnType<typeof useAccountForm> }) {
  const { fields, errors, inputs, type } = form;
  const creates = form.mode === 'create';
  return (
    <>
      <TextField
        ref={inputs.email}
        label="Email"
        type="email"
        name="email"
        autoComplete={creates ? 'email' : 'username'}
        value={fields.email}
        onChange={(text) => type('email', text)}
        error={errors.email}
      />
      <PasswordField
        ref={inputs.password}
        label="Password"
        name="password"
        autoComplete={creates ? 'new-password' : 'current-password'}
        maxLength={PASSWORD_MAX}
        value={fields.password}
        onChange={(text) => type('password', text)}
        error={errors.password}
      />
      {creates && (
        <>
          <StrengthMeter password={fields.password} />
          <PasswordField
            ref={inputs.confirm}
            label="Confirm password"
            name="confirm-password"
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            value={fields.confirm}
            onChange={(text) => type('confirm', text)}
            error={errors.confirm}
          />
        </>
      )}
    </>
  );
}
