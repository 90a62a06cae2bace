import { createContext, useContext } from 'react';

export interface AlertOptions {
  readonly title?: string;
}

export interface ConfirmOptions extends AlertOptions {
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** What is confirmed destroys something. */
  readonly danger?: boolean;
}

/** What can be done about a toast's news while it shows. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Alerts {
  /** Says something that needs a press; resolves when it was closed. */
  readonly alert: (message: string, options?: AlertOptions) => Promise<void>;
  /** Asks; resolves to whether it was confirmed. */
  readonly confirm: (message: string, options?: ConfirmOptions) => Promise<boolean>;
  /**
   * A short success or news, read out politely, gone after 5 s (CONST-15), one to act on after 10; or when what is
   * answered is called: its news is none any more.
   */
  readonly toast: (message: string, action?: ToastAction) => () => void;
}

export const AlertsContext = createContext<Alerts | undefined>(undefined);

export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (alerts === undefined) throw new Error('useAlerts needs an AlertsProvider above it');
  return alerts;
}
