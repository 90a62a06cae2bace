import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { AlertOutlet } from '#web/ui/alert-outlet.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './whole-screen-dialog.module.css';

interface Props {
  readonly open: boolean;
  /** Escape. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Gets the focus at first; none where nothing is pressed. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A dialog that takes the place of the screen: the same table, with something else on it. */
export function WholeScreenDialog(props: Props) {
  const { open, onClose, title, initialFocus, className, children } = props;
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Popup
          ref={sheet}
          className={classes('surface-table', styles['screen'], className)}
          // The top of it is what is looked at, also where the focus lies below the screen.
          initialFocus={() => {
            initialFocus?.current?.focus({ preventScroll: true });
            return false;
          }}
        >
          <Base.Title className={styles['title']}>{title}</Base.Title>
          {children}
          {open && <AlertOutlet host={sheet} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
