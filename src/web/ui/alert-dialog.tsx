import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { commonText } from '#sentences/common.ts';
import { uiText } from '#sentences/ui.ts';
import type { Host } from '#web/ui/alert-outlet.tsx';
import { countOpen } from '#web/ui/open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import type { Waiting } from '#web/ui/use-questions.ts';

interface Props {
  readonly waiting: Waiting;
  /** The dialog that it stands over; undefined over the bare screen. */
  readonly host: Host | undefined;
  readonly onClosed: () => void;
}

/** One message or question; Escape answers no. */
export default function AlertDialog({ waiting, host, onClosed }: Props) {
  const safeChoice = useRef<HTMLButtonElement>(null);
  const { kind, message, options, answer } = waiting;
  useLayoutEffect(countOpen, []);

  const [before] = useState(() => document.activeElement);
  /** What had the focus gets it back; where nothing in the dialog below had it, that dialog does. */
  const focusAfter = () => (host?.current && !host.current.contains(before) ? host.current : true);

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
        <Base.Backdrop className="dialog-backdrop z-65" forceRender />
        <Base.Viewport className="dialog-viewport z-65">
          <Base.Popup
            className="dialog-sheet surface-paper max-w-md"
            initialFocus={safeChoice}
            finalFocus={focusAfter}
          >
            <Base.Title className={options.title === undefined ? 'sr-only' : 'mb-2 text-2xl'}>
              {options.title ?? (kind === 'confirm' ? uiText.pleaseConfirm : uiText.message)}
            </Base.Title>
            <Base.Description className="text-lg whitespace-pre-line">{message}</Base.Description>
            <Choices waiting={waiting} safeChoice={safeChoice} onChoice={close} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface ChoicesProps {
  readonly waiting: Waiting;
  /** Gets the button that destroys nothing. */
  readonly safeChoice: RefObject<HTMLButtonElement | null>;
  readonly onChoice: (confirmed: boolean) => void;
}

function Choices({ waiting, safeChoice, onChoice }: ChoicesProps) {
  const { kind, options } = waiting;
  const asks = kind === 'confirm';
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      {asks && (
        <Button ref={safeChoice} onClick={() => onChoice(false)}>
          {options.cancelLabel ?? commonText.cancel}
        </Button>
      )}
      <Button
        {...(asks ? {} : { ref: safeChoice })}
        variant={options.danger === true ? 'danger' : 'primary'}
        onClick={() => onChoice(true)}
      >
        {options.confirmLabel ?? commonText.ok}
      </Button>
    </div>
  );
}
