import type { ComponentProps } from 'react';
import { useState } from 'react';
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
          aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          className="min-w-16 rounded-xl px-3 font-semibold text-fg-soft hover:text-fg"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
