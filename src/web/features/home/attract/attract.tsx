import { useEffect, useState, type ComponentType } from 'react';
import { whenUntouched } from './when-untouched.ts';

type Loop = ComponentType<{ readonly onEnd: () => void }>;

/** On a full screen that nobody touches cards are dealt (START-06); what deals them is fetched only then. */
export function Attract() {
  const [Dealing, setDealing] = useState<Loop>();
  useEffect(
    () =>
      whenUntouched(() => {
        import('./attract-loop.tsx').then(
          ({ AttractLoop }) => setDealing(() => AttractLoop),
          () => undefined,
        );
      }),
    [],
  );
  return Dealing && <Dealing onEnd={() => setDealing(undefined)} />;
}
