import type { ComponentProps } from 'react';
import { useState } from 'react';
import { uiText } from '#sentences/ui.ts';
import { TextField } from '#web/ui/field.tsx';

interface PasswordFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'end' | 'label'
> {
  readonly label: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={
            shown
              ? uiText.hideField({ field: props.label })
              : uiText.showField({ field: props.label })
          }
          className="min-w-16 rounded-xl px-3 font-semibold text-fg-soft hover:text-fg"
          onClick={() => setShown(!shown)}
        >
          {shown ? uiText.hidePassword : uiText.showPassword}
        </button>
      }
    />
  );
}
