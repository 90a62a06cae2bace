// What opens over the table. None of it is needed for a card: it is fetched when the page is quiet, or at the press
// that asks for it.
import { lazy, Suspense, useState, type ComponentProps } from 'react';

const loadEnd = () => import('#web/features/table/ending/end-dialog.tsx');
const loadKeys = () => import('#web/features/table/controls/key-sheet.tsx');
const loadScoreRow = () => import('#web/features/table/card/score-row.tsx');
const LateEndDialog = lazy(async () => ({ default: (await loadEnd()).EndDialog }));
const LateKeySheet = lazy(async () => ({ default: (await loadKeys()).KeySheet }));
const LateScoreRow = lazy(loadScoreRow);

/** Fetches them ahead: the server may be gone by the time they are asked for. */
export function prepareSheets(): void {
  Promise.all([loadEnd(), loadKeys(), loadScoreRow()]).catch(() => undefined);
}

/** The end dialog; once opened it stays, so that it closes as softly as it opens. */
export function EndDialog(props: ComponentProps<typeof LateEndDialog>) {
  const [wasOpened, setOpened] = useState(false);
  if (props.open && !wasOpened) setOpened(true);
  return <Suspense>{wasOpened && <LateEndDialog {...props} />}</Suspense>;
}

export function KeySheet(props: ComponentProps<typeof LateKeySheet>) {
  return (
    <Suspense>
      <LateKeySheet {...props} />
    </Suspense>
  );
}

/** Who gets a card's points. */
export function ScoreRow(props: ComponentProps<typeof LateScoreRow>) {
  return (
    <Suspense>
      <LateScoreRow {...props} />
    </Suspense>
  );
}
