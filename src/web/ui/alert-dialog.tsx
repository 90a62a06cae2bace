import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import type { Waiting } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly waiting: Waiting;
  readonly onClosed: () => void;
}

/** One message or question; Escape answers no. */
export default function AlertDialog({ waiting, onClosed }: Props) {
  const safeChoice = useRef<HTMLButtonElement>(null);
  const { kind, message, options, answer } = waiting;
  const asks = kind === 'confirm';

  function close(confirmed: boolean) {
    onClosed();
    answer(confirmed);
  }

  return (
    <Base.Root
      open
      onOpenChange={(next) => {
        if (!next) close(false);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop z-65" />
        <Base.Viewport className="dialog-viewport z-65">
          <Base.Popup className="dialog-sheet surface-paper max-w-md" initialFocus={safeChoice}>
            <Base.Title className={options.title === undefined ? 'sr-only' : 'mb-2 text-2xl'}>
              {options.title ?? (asks ? 'Please confirm' : 'Message')}
            </Base.Title>
            <Base.Description className="text-lg whitespace-pre-line">{message}</Base.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              {asks && (
                <Button ref={safeChoice} onClick={() => close(false)}>
                  {options.cancelLabel ?? 'Cancel'}
                </Button>
              )}
              <Button
                {...(asks ? {} : { ref: safeChoice })}
                variant={options.danger === true ? 'danger' : 'primary'}
                onClick={() => close(true)}
              >
                {options.confirmLabel ?? 'OK'}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
