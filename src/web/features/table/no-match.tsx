import { lazy, Suspense } from 'react';
import { PATHS } from '#contract/paths.ts';
import { commonText } from '#sentences/common.ts';
import { tableElsewhereText } from '#sentences/table-elsewhere.ts';
import { CardFace } from '#web/ui/card-face.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';

const OwnRoom = lazy(async () => ({
  default: (await import('#web/features/table/phones/own-room.tsx')).OwnRoom,
}));

/** An empty table (PLAY-15). */
export function NoMatch() {
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={1} className="w-[min(100%,34rem)]">
        <div className="flex flex-col items-center gap-6 py-8 text-center">
          <h1 className="text-4xl">{tableElsewhereText.empty.title}</h1>
          <p className="font-sans text-lg text-fg-soft">{tableElsewhereText.empty.text}</p>
          <Suspense>
            <OwnRoom />
          </Suspense>
          <ButtonTo to={PATHS.home} variant="primary" size="large">
            {commonText.returnToHome}
          </ButtonTo>
        </div>
      </CardFace>
    </main>
  );
}
