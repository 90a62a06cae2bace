import type { ToastAction } from '#web/ui/alert-context.ts';
import { Button } from '#web/ui/button.tsx';

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction;
}

interface Props {
  readonly toasts: readonly Toast[];
  readonly onDone: (id: number) => void;
}

/** How long a toast stays (CONST-15). */
export const TOAST_MS = 5_000;
/** One that can be acted on stays long enough to be reached by keyboard. */
export const ACTION_TOAST_MS = 10_000;

/**
 * The status lines at the foot of the screen. The region is always there, so that news is read out; open dialogs
 * leave what is marked as live in readers' reach.
 */
export function Toasts({ toasts, onDone }: Props) {
  return (
    <div role="status" aria-live="polite" className="toasts">
      {toasts.map(({ id, message, action }) => (
        <div key={id} className="surface-paper deal-in toast">
          <p>{message}</p>
          {action && (
            <Button
              size="small"
              onClick={() => {
                action.act();
                onDone(id);
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
