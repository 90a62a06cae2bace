// The design system on one page, for who works on it: it exists in development and in tests only.
import { Cards } from '#web/screens/design/cards.tsx';
import { Controls } from '#web/screens/design/controls.tsx';
import { Layers } from '#web/screens/design/layers.tsx';
import { Tokens } from '#web/screens/design/tokens.tsx';

export function DesignScreen() {
  return (
    <main className="surface-table px-4 py-10 sm:px-8">
      <div className="mx-auto flex max-w-7xl flex-col gap-14">
        <h1 className="text-5xl">Design system</h1>
        <Tokens />
        <Controls />
        <Layers />
        <Cards />
      </div>
    </main>
  );
}
