// What happens on the table is shown as it happens. None of it is needed for the first card: it is fetched when the
// page is quiet, and until then things simply are as they are.
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { whenQuiet } from '#web/platform/offline/quiet.ts';

const load = () => import('./parts.ts');
type Parts = Awaited<ReturnType<typeof load>>;

let parts: Parts | undefined;
const listeners = new Set<() => void>();

/** Undefined until they are there. */
export function currentParts(): Parts | undefined {
  return parts;
}

function useParts(): Parts | undefined {
  return useSyncExternalStore(subscribe, currentParts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function prepare(): Promise<void> {
  parts ??= await load();
  for (const listener of listeners) listener();
}

/** The light, what flies and what is said over the card: for the part of the table that the card lies in. */
export function Show(props: ComponentProps<Parts['Happenings']>) {
  const loaded = useParts();
  useEffect(() => whenQuiet(() => void prepare().catch(() => undefined)), []);
  return loaded && <loaded.Happenings {...props} />;
}

/** The edge of the card on the table, which burns down with the clock. */
export function CardEdge() {
  const loaded = useParts();
  return loaded && <loaded.BurningEdge />;
}

/** How loud all of it is. */
export function VolumeSlider() {
  const loaded = useParts();
  return loaded && <loaded.VolumeSlider />;
}
