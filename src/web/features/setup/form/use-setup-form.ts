import { useState } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { recallForm, rememberForm, type SetupForm } from './setup-form.ts';

/** What each part of the form is about. */
export interface SetupPartProps {
  readonly category: GeneratedCategory;
  readonly form: SetupForm;
  readonly onChange: (changes: Partial<SetupForm>) => void;
}

/** What is entered, and its change; each is remembered. */
export function useSetupForm(
  category: GeneratedCategory,
): readonly [SetupForm, SetupPartProps['onChange']] {
  const [form, setForm] = useState(() => recallForm(category));
  const change = (changes: Partial<SetupForm>): void => {
    const next = { ...form, ...changes };
    setForm(next);
    rememberForm(category, next);
  };
  return [form, change];
}
