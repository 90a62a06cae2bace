// What is typed where an account gets a new password.
import { useState } from 'react';
import type {
  FieldErrors,
  NewPasswordFields,
} from '#web/features/accounts/sign-in/account-form.ts';
import {
  errorsAfterTyping,
  newPasswordErrors,
} from '#web/features/accounts/sign-in/account-form.ts';

const EMPTY: NewPasswordFields = { password: '', confirm: '' };

export function useNewPassword() {
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    fields,
    errors,
    /** Both have been typed into (RULE-17). */
    isComplete: fields.password !== '' && fields.confirm !== '',
    type: (name: keyof NewPasswordFields, text: string) => {
      const next = { ...fields, [name]: text };
      setFields(next);
      setErrors(errorsAfterTyping(errors, name, next, 'create'));
    },
    /** Shows what is wrong; true when nothing is. */
    check: (): boolean => {
      const found = newPasswordErrors(fields);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    clear: () => {
      setFields(EMPTY);
      setErrors({});
    },
  };
}
