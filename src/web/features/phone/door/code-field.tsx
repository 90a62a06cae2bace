import { useId } from 'react';
import { ROOM_CODE_LENGTH } from '#contract/rooms.ts';
import { phoneText } from '#sentences/phone.ts';
import { boxProps, FieldFrame } from '#web/ui/field.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A room's code in big letters, as the screen shows it. Spaces may be typed too. */
export function CodeField({ value, onChange, error }: Props) {
  const id = useId();
  const { label, hint } = phoneText.code;
  const { className, ...box } = boxProps(id, { label, value, onChange, error, hint });
  return (
    <FieldFrame {...{ id, label, value, error, hint, counter: undefined }}>
      <input
        {...box}
        className={`${className} text-center font-display text-4xl font-bold tracking-[0.25em] uppercase`}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={ROOM_CODE_LENGTH * 2}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
