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

/** The sheet of the dialog that an alert opens in. */
export type Host = RefObject<HTMLElement | null>;

interface Seats {
  /** The seat that was taken last; undefined where there is none. */
  readonly top: string | undefined;
  /** Takes a seat; the returned function leaves it. */
  readonly take: (seat: string) => () => void;
  /** What is to show there; closing it leads back into `host`. */
  readonly alertIn: (host: Host) => ReactNode;
}

export const AlertSeats = createContext<Seats | undefined>(undefined);

/** Stands in every dialog while it is open. */
export function AlertSeat({ host }: { readonly host: Host }) {
  const seats = useContext(AlertSeats);
  const seat = useId();
  const take = seats?.take;
  useLayoutEffect(() => take?.(seat), [take, seat]);
  return seats?.top === seat ? <Suspense>{seats.alertIn(host)}</Suspense> : null;
}
