import { PATHS } from '#contract/paths.ts';
import { tableElsewhereText } from '#sentences/table-elsewhere.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { STAGE_ADDRESS } from '#web/features/table/stage/windows.ts';
import { stageText } from '#sentences/stage.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

/** Asks which of two tabs goes on with the match. */
export function OtherTab({ onTake }: { readonly onTake: () => void }) {
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={1} className="w-[min(100%,34rem)]">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">{tableElsewhereText.otherTab.title}</h1>
          <p className="font-sans text-lg text-fg-soft">{tableElsewhereText.otherTab.text}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonTo to={PATHS.home} size="large">
              {tableElsewhereText.otherTab.leave}
            </ButtonTo>
            <ButtonTo to={STAGE_ADDRESS} size="large">
              {stageText.follow}
            </ButtonTo>
            <Button variant="primary" size="large" onClick={onTake}>
              {tableElsewhereText.otherTab.play}
            </Button>
          </div>
        </div>
      </CardFace>
    </main>
  );
}
