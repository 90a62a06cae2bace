// A choice from a short list whose list is fetched when it is opened, for a screen that must not wait for it.
import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { BOX_CLASS, Chevron, SelectFrame, type SelectOption } from './select-look.tsx';

const load = () => import('./select.tsx');
const Select = lazy(async () => ({ default: (await load()).Select }));

/** Fetches the list ahead of the first press. */
export function prepareSelects(): void {
  load().catch(() => undefined);
}

interface LateSelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
  readonly leavesKeys?: boolean;
}

/** Looks and sounds like a Select, and is one from the first press on. */
export function LateSelect<Value extends string | number>(props: LateSelectProps<Value>) {
  const { label, value, onChange, options, leavesKeys = false } = props;
  const [wasOpened, setOpened] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const closed = <Closed label={label} text={chosen?.label} onOpen={() => setOpened(true)} />;
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <Select
        label={label}
        value={value}
        options={options}
        isOpenAtFirst
        leavesKeys={leavesKeys}
        onChange={(next) => {
          const option = options.find((each) => each.value === next);
          if (option) onChange(option.value);
        }}
      />
    </Suspense>
  );
}

interface ClosedProps {
  readonly label: string;
  readonly text: string | undefined;
  readonly onOpen: () => void;
}

function Closed({ label, text, onOpen }: ClosedProps) {
  const id = useId();
  function open(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  }
  return (
    <SelectFrame hint={undefined} hintId="">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list until it is open
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-labelledby={id}
        className={BOX_CLASS}
        onClick={onOpen}
        onKeyDown={open}
      >
        <span>{text}</span>
        <Chevron />
      </button>
    </SelectFrame>
  );
}
