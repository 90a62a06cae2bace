import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { boxProps, FieldFrame, type FieldProps } from './field.tsx';

interface SuggestFieldProps extends FieldProps {
  /** Shown below the box while somebody types; none: no list. */
  readonly suggestions: readonly string[];
  /** What the list is called by those who hear it. */
  readonly listLabel: string;
  readonly placeholder?: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A text field that suggests texts. The list is only a help: Enter with nothing chosen in it is the form's, Tab, Escape
 * and a press elsewhere close it, and that press does what it would have done. It lies in the page, beside its box: in
 * a layer of its own it would hide the box's label from those who hear it.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, value, onChange, error, hint, counter, suggestions, listLabel } = props;
  const { onKeyDown, placeholder } = props;
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const isOpen = isTyping && suggestions.length > 0;
  const close = (): void => setTyping(false);
  const take = (text: string, isTyped: boolean): void => {
    setTyping(isTyped);
    onChange(text);
  };
  return (
    <FieldFrame {...{ id, label, value, error, hint, counter }}>
      <div className="relative">
        <Base.Root
          items={suggestions}
          value={value}
          // The kit also clears its box as a list closes; here the box keeps what is in it.
          onValueChange={(next, { reason }) => reason === 'input-change' && take(next, true)}
          mode="none"
          inline
          open={isOpen}
        >
          <Base.Input
            {...boxProps(id, props)}
            placeholder={placeholder}
            autoComplete="off"
            // A list in the page is always open to the kit; this one comes and goes.
            aria-expanded={isOpen}
            aria-autocomplete="list"
            onBlur={close}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
              onKeyDown(event);
            }}
          />
          {isOpen && <SuggestionList label={listLabel} onChoose={(text) => take(text, false)} />}
        </Base.Root>
      </div>
    </FieldFrame>
  );
}

interface SuggestionListProps {
  readonly label: string;
  readonly onChoose: (suggestion: string) => void;
}

/** Low enough to leave what is further down the form in sight. */
function SuggestionList({ label, onChoose }: SuggestionListProps) {
  return (
    <Base.List
      aria-label={label}
      className="surface-paper absolute inset-x-0 top-full z-20 mt-1 max-h-60 overflow-y-auto p-1.5 outline-none"
      // The box keeps the focus while somebody presses here.
      onMouseDown={(event) => event.preventDefault()}
    >
      {(suggestion: string) => (
        <Base.Item
          key={suggestion}
          value={suggestion}
          onClick={() => onChoose(suggestion)}
          className="flex min-h-11 cursor-pointer items-center rounded-xl px-3 outline-none data-highlighted:bg-ink data-highlighted:text-paper"
        >
          {suggestion}
        </Base.Item>
      )}
    </Base.List>
  );
}
