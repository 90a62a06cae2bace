import type { ReactNode } from 'react';
import { useId } from 'react';

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** An option that is on or off; its whole row can be pressed. */
export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  const hinted = hint !== undefined;
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={`font-semibold ${disabled ? 'text-fg-soft' : 'cursor-pointer'}`}
        >
          {label}
        </label>
        {hinted && (
          <p id={`${id}-hint`} className="text-sm text-fg-soft">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hinted ? `${id}-hint` : undefined}
        className="switch"
      >
        <span className="switch-thumb" />
      </button>
    </div>
  );
}
