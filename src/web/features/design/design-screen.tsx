// The design system on one page, for who works on it: it exists in development and in tests only.
import { Cards } from './cards.tsx';
import { Controls } from './controls.tsx';
import { Layers } from './layers.tsx';
import { Tokens } from './tokens.tsx';

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
