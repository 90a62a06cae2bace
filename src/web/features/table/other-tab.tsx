import { PATHS } from '#contract/paths.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

/** Asks which of two tabs goes on with the match. */
export function OtherTab({ onTake }: { readonly onTake: () => void }) {
  return (
    <main className="surface-table play-empty">
      <CardFace suit="free" variant={1} className="play-empty-card">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">Open in another tab</h1>
          <p className="font-sans text-lg text-fg-soft">
            A game is on the table in another tab of this browser. Only one of them can keep the
            score: where shall it go on?
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonTo to={PATHS.home} size="large">
              Leave It There
            </ButtonTo>
            <Button variant="primary" size="large" onClick={onTake}>
              Play Here
            </Button>
          </div>
        </div>
      </CardFace>
    </main>
  );
}
