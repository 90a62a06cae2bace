// What opens over the table, or in its place. None of it is needed for a card: it is fetched when the page is quiet, or
// at the press that asks for it.
import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';

const loadEnd = () => import('#web/features/table/ending/end-dialog.tsx');
const loadKeys = () => import('#web/features/table/controls/key-sheet.tsx');
const loadScoreRow = () => import('#web/features/table/card/score-row.tsx');
const loadPanelSheet = () => import('#web/features/table/panels/panel-sheet.tsx');
const loadElsewhere = () => import('./elsewhere.tsx');
const loadStanding = () => import('#web/features/table/score/round-standing.tsx');

/** What `load` brings is drawn once it is there. */
function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const Late: ComponentType<Props> = lazy(load);
  return function Sheet(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}

/** Fetches them ahead: the server may be gone by the time they are asked for. */
export function prepareSheets(): void {
  const loads = [loadEnd, loadKeys, loadScoreRow, loadPanelSheet, loadStanding, loadElsewhere];
  Promise.all(loads.map((load) => load())).catch(() => undefined);
}

const LateEndDialog = late(async () => ({ default: (await loadEnd()).EndDialog }));

/** The end dialog; once opened it stays, so that it closes as softly as it opens. */
export function EndDialog(props: ComponentProps<typeof LateEndDialog>) {
  const [wasOpened, setOpened] = useState(false);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened && <LateEndDialog {...props} />;
}

export const KeySheet = late(async () => ({ default: (await loadKeys()).KeySheet }));
/** Who gets a card's points. */
export const ScoreRow = late(loadScoreRow);
/** A panel on a small screen. */
export const PanelSheet = late(loadPanelSheet);
/** Who has how much after a round. */
export const RoundStanding = late(loadStanding);
/** What stands in the table's place. */
export const NoMatch = late(async () => ({ default: (await loadElsewhere()).NoMatch }));
export const OtherTab = late(async () => ({ default: (await loadElsewhere()).OtherTab }));
export const OtherMatch = late(async () => ({ default: (await loadElsewhere()).OtherMatch }));
