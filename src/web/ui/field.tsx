// Text fields: label above, hint and error below, both read out with the field.
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';

export interface FieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Shows 'n/max' below; the browser stops typing there. */
  readonly counter?: number | undefined;
}

type Own = keyof FieldProps | 'id' | 'className';
interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, Own> {
  /** A control at the end of the line, inside the box. */
  readonly end?: ReactNode;
}

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, Own> {}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, counter, end, ...rest } = props;
  const id = useId();
  const box = boxProps(id, props);
  return (
    <FieldFrame {...{ id, label, value, error, hint, counter }}>
      <div className="relative">
        <input
          {...rest}
          {...box}
          className={`${box.className} ${end === undefined ? '' : 'pr-20'}`}
          onChange={(event) => onChange(event.target.value)}
        />
        {end !== undefined && (
          <div className="absolute inset-y-0.5 right-0.5 flex items-stretch">{end}</div>
        )}
      </div>
    </FieldFrame>
  );
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, error, hint, counter, ...rest } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, value, error, hint, counter }}>
      <textarea
        rows={3}
        {...rest}
        {...boxProps(id, props)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** What a box needs to be a field of its frame. */
export function boxProps(id: string, { value, error, hint, counter }: FieldProps) {
  const described = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    counter !== undefined && `${id}-counter`,
  ].filter((part) => part !== false);
  return {
    id,
    value,
    className: 'field-box',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    ...(counter === undefined ? {} : { maxLength: counter }),
  };
}

interface FrameProps extends Pick<FieldProps, 'label' | 'value' | 'error' | 'hint' | 'counter'> {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint, error and counter below. */
export function FieldFrame({ id, label, value, error, hint, counter, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(hint !== undefined || counter !== undefined) && (
        <div className="flex justify-between gap-4 text-sm text-fg-soft">
          <span id={`${id}-hint`}>{hint}</span>
          {counter !== undefined && (
            <span id={`${id}-counter`} className="shrink-0 tabular-nums">
              {value.length} / {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
