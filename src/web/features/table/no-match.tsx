import { PATHS } from '#contract/paths.ts';
import { CardFace } from '#web/ui/card-face.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';

/** An empty table (PLAY-15). */
export function NoMatch() {
  return (
    <main className="surface-table play-empty">
      <CardFace suit="free" variant={1} className="play-empty-card">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">No active game</h1>
          <p className="font-sans text-lg text-fg-soft">Pick a category and deal the first card.</p>
          <ButtonTo to={PATHS.home} variant="primary" size="large">
            Return to Home
          </ButtonTo>
        </div>
      </CardFace>
    </main>
  );
}
