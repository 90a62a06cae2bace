import type { ReactNode } from 'react';

interface Choice<Value> {
  readonly value: Value;
  /** Read out in the place of the face, where that is no text. */
  readonly label?: string;
  readonly face: ReactNode;
}

interface Props<Value> {
  readonly label: ReactNode;
  /** Of the group, on this page. */
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  readonly className?: string;
}

/** One of a few, each big enough for a thumb. */
export function Choices<Value extends string | number>(props: Props<Value>) {
  const { label, name, value, onChange, choices, className = '' } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className={`grid gap-2 ${className}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-13 min-w-0 cursor-pointer items-center justify-center gap-2 rounded-2xl border-2 border-line bg-field px-2 py-1.5 font-semibold has-checked:border-fg has-checked:bg-fg/10 has-checked:ring-2 has-checked:ring-fg has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--ring)"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChange(choice.value)}
            />
            {choice.face}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
