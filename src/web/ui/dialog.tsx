import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { commonText } from '#sentences/common.ts';
import { AlertOutlet } from '#web/ui/alert-outlet.tsx';

interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button or a press beside the sheet. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** 'stage' is read from the sofa. */
  readonly size?: 'small' | 'medium' | 'large' | 'stage';
  /** False: a press beside the sheet does nothing, and there is no close button. */
  readonly dismissible?: boolean;
  /** Gets the focus at first, instead of the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const WIDTHS = {
  small: 'max-w-md',
  medium: 'max-w-xl',
  large: 'max-w-4xl',
  stage: 'max-w-7xl',
} as const;

/** A sheet of paper over the screen. Keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, size = 'small', dismissible = true } = props;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        {/* Also over another dialog, which is dimmed like the screen. */}
        <Base.Backdrop className="dialog-backdrop" forceRender />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup
            ref={sheet}
            className={`dialog-sheet surface-paper ${WIDTHS[size]}`}
            {...(props.initialFocus === undefined ? {} : { initialFocus: props.initialFocus })}
          >
            <SheetHeader title={title} hasClose={dismissible} />
            {description !== undefined && (
              <Base.Description className="mt-2 text-fg-soft">{description}</Base.Description>
            )}
            <div className="mt-5">{props.children}</div>
            {open && <AlertOutlet host={sheet} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface SheetHeaderProps {
  readonly title: ReactNode;
  readonly hasClose: boolean;
}

function SheetHeader({ title, hasClose }: SheetHeaderProps) {
  return (
    <header className="flex items-start justify-between gap-4">
      <Base.Title className="pt-1.5 text-3xl">{title}</Base.Title>
      {hasClose && (
        <Base.Close
          className="button button-quiet -mt-1 -mr-2 shrink-0 px-0"
          aria-label={commonText.close}
        >
          <Cross />
        </Base.Close>
      )}
    </header>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 16 16" className="size-5" fill="none" aria-hidden="true">
      <path
        d="m3 3 10 10M13 3 3 13"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
