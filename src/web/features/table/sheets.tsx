// What opens over the table. None of it is needed for a card: it is fetched when the page is quiet, or at the press
// that asks for it.
import { lazy, Suspense, useState, type ComponentProps } from 'react';

const loadEnd = () => import('#web/features/table/ending/end-dialog.tsx');
const loadKeys = () => import('#web/features/table/controls/key-sheet.tsx');
const loadScoreRow = () => import('#web/features/table/card/score-row.tsx');
const loadPanelSheet = () => import('#web/features/table/panels/panel-sheet.tsx');
const loadStanding = () => import('#web/features/table/score/round-standing.tsx');
const LateEndDialog = lazy(async () => ({ default: (await loadEnd()).EndDialog }));
const LateKeySheet = lazy(async () => ({ default: (await loadKeys()).KeySheet }));
const LateScoreRow = lazy(loadScoreRow);
const LatePanelSheet = lazy(loadPanelSheet);
const LateStanding = lazy(loadStanding);

/** Fetches them ahead: the server may be gone by the time they are asked for. */
export function prepareSheets(): void {
  Promise.all([loadEnd(), loadKeys(), loadScoreRow(), loadPanelSheet(), loadStanding()]).catch(
    () => undefined,
  );
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

/** A panel on a small screen. */
export function PanelSheet(props: ComponentProps<typeof LatePanelSheet>) {
  return (
    <Suspense>
      <LatePanelSheet {...props} />
    </Suspense>
  );
}

/** Who has how much after a round. */
export function RoundStanding(props: ComponentProps<typeof LateStanding>) {
  return (
    <Suspense>
      <LateStanding {...props} />
    </Suspense>
  );
}
