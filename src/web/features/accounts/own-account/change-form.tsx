import type { FormEvent, ReactNode } from 'react';
import { ChangeOutcome } from './change-outcome.tsx';
import type { Change } from './use-change.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** What its button says. */
  readonly label: string;
  readonly change: Change;
  readonly isComplete: boolean;
  readonly onSubmit: () => Promise<void>;
  /** The fields. */
  readonly children: ReactNode;
}

/** A change that something is typed for: the fields, what came of it, and the button. */
export function ChangeForm({ label, change, isComplete, onSubmit, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {children}
      <ChangeOutcome change={change} />
      <Button
        type="submit"
        className="self-start"
        busy={change.state === 'busy'}
        disabled={!isComplete}
      >
        {label}
      </Button>
    </form>
  );
}
