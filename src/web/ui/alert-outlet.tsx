// Where an alert opens: in the dialog that is on top, so that the dialog knows it as its own and neither hides it
// from readers nor takes its keyboard; over the screen where no dialog is open.
import {
  createContext,
  Suspense,
  useContext,
  useId,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react';

import { countOpen } from '#web/ui/open-dialog.ts';

/** The sheet of the dialog that an alert opens in. */
export type Host = RefObject<HTMLElement | null>;

interface Outlets {
  /** The outlet that was opened last; undefined where there is none. */
  readonly top: string | undefined;
  /** Opens an outlet; the returned function closes it. */
  readonly take: (outlet: string) => () => void;
  /** What is to show there; closing it leads back into `host`. */
  readonly alertIn: (host: Host) => ReactNode;
}

export const AlertOutlets = createContext<Outlets | undefined>(undefined);

/** Stands in every dialog while it is open. */
export function AlertOutlet({ host }: { readonly host: Host }) {
  const outlets = useContext(AlertOutlets);
  const outlet = useId();
  const take = outlets?.take;
  useLayoutEffect(() => take?.(outlet), [take, outlet]);
  useLayoutEffect(countOpen, []);
  return outlets?.top === outlet ? <Suspense>{outlets.alertIn(host)}</Suspense> : null;
}
