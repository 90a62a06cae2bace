import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { isDialogOpen } from './open-dialog.ts';
import { BOX_CLASS, Chevron, SelectFrame, type SelectOption } from './select-look.tsx';

interface SelectProps<Value extends string | number> {
  readonly label: ReactNode;
  /** Empty where nothing is chosen yet. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
  /** Shows while nothing is chosen, and can't be chosen itself. */
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  /** The list is open as soon as it is there. */
  readonly isOpenAtFirst?: boolean;
  /** Where keys mean something on the whole page: a choice by pointer leaves them to it. */
  readonly leavesKeys?: boolean;
}

/** A choice from a short list. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, onChange, options, placeholder, hint, disabled = false, name } = props;
  const { isOpenAtFirst = false, leavesKeys = false } = props;
  const hintId = useId();
  return (
    // The kit would write a style element, which the pages' policy refuses.
    <CSPProvider disableStyleElements>
      <SelectFrame hint={hint} hintId={hintId}>
        <Base.Root<Value | ''>
          items={options}
          defaultOpen={isOpenAtFirst}
          value={value}
          disabled={disabled}
          {...(name === undefined ? {} : { name })}
          onValueChange={(next) => {
            if (next !== null && next !== '') onChange(next);
          }}
        >
          <Base.Label className="font-semibold">{label}</Base.Label>
          <Base.Trigger
            className={BOX_CLASS}
            aria-describedby={hint === undefined ? undefined : hintId}
          >
            <Base.Value placeholder={placeholder} />
            <Base.Icon>
              <Chevron />
            </Base.Icon>
          </Base.Trigger>
          <OptionList options={options} leavesKeys={leavesKeys} />
        </Base.Root>
      </SelectFrame>
    </CSPProvider>
  );
}

/** What opens below the box. */
function OptionList<Value extends string | number>({
  options,
  leavesKeys,
}: Required<Pick<SelectProps<Value>, 'options' | 'leavesKeys'>>) {
  const isByPointer = useRef(false);
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60">
        <Base.Popup
          className="surface-paper deal-in max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1.5"
          // The kit does not say by what the list was closed.
          onPointerUp={() => (isByPointer.current = true)}
          onKeyDown={() => (isByPointer.current = false)}
          finalFocus={() => !leavesKeys || !isByPointer.current || isDialogOpen()}
        >
          <Base.List>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xl px-3 outline-none data-highlighted:bg-ink data-highlighted:text-paper"
              >
                <span className="grid w-5 shrink-0 place-items-center">
                  <Base.ItemIndicator>
                    <Tick />
                  </Base.ItemIndicator>
                </span>
                <Base.ItemText>{option.label}</Base.ItemText>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" aria-hidden="true">
      <path d="m3 8.5 3.5 3.5L13 4.5" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}
