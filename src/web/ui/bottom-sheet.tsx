import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { commonText } from '#sentences/common.ts';
import { AlertOutlet } from '#web/ui/alert-outlet.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './bottom-sheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** Comes up from below, on a small screen, with what has no room beside the rest. A dialog like the others. */
export function BottomSheet({ open, onClose, title, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup ref={sheet} className={classes('surface-raised', styles['sheet'])}>
            <header className={styles['head']}>
              <Base.Title className={styles['title']}>{title}</Base.Title>
              <Base.Close className="button button-quiet button-small">
                {commonText.close}
              </Base.Close>
            </header>
            {children}
            {open && <AlertOutlet host={sheet} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
