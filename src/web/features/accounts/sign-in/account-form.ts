// What is typed into the account form, and what is wrong with it (RULE-01 to -18).
import { emailError } from '#contract/accounts.ts';
import { confirmError, passwordError } from '#contract/password.ts';

export type AccountMode = 'sign-in' | 'create';

export interface NewPasswordFields {
  readonly password: string;
  readonly confirm: string;
}

export interface AccountFields extends NewPasswordFields {
  readonly email: string;
}

export type FieldName = keyof AccountFields;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** A new password and its repetition (RULE-03, -04, -15, -16). */
export function newPasswordErrors({ password, confirm }: NewPasswordFields): FieldErrors {
  return withoutGaps({
    password: passwordError(password),
    confirm: confirmError(password, confirm),
  });
}

/** Field by field in their order on screen; signing in looks at email and password only (RULE-18). */
export function errorsOf(fields: AccountFields, mode: AccountMode): FieldErrors {
  return withoutGaps({
    email: emailError(fields.email),
    ...(mode === 'create'
      ? newPasswordErrors(fields)
      : { password: requiredError(fields.password) }),
  });
}

export function firstWrong(errors: FieldErrors): FieldName | undefined {
  return (['email', 'password', 'confirm'] as const).find((name) => errors[name] !== undefined);
}

/**
 * The errors to show after typing into `name`: its own goes, and a repeated password that differs is
 * said at once, in whichever of the two fields was typed (RULE-16).
 */
export function errorsAfterTyping(
  shown: FieldErrors,
  name: FieldName,
  fields: NewPasswordFields,
  mode: AccountMode,
): FieldErrors {
  const next: Partial<Record<FieldName, string>> = { ...shown };
  delete next[name];
  if (mode === 'create' && name !== 'email' && fields.confirm !== '') {
    delete next.confirm;
    return withoutGaps({ ...next, confirm: confirmError(fields.password, fields.confirm) });
  }
  return next;
}

function requiredError(password: string): string | undefined {
  return password === '' ? passwordError(password) : undefined;
}

function withoutGaps(errors: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
