import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import type { PanelId } from '#web/platform/match/panels.ts';
import { InfoPanel } from './info-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { InSheet } from './panel.tsx';
import { ScorePanel } from '#web/features/table/score/score-panel.tsx';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';

/** The panels that come from below on a small screen. */
export type SheetPanel = Exclude<PanelId, 'timer'>;

interface Props {
  readonly match: MatchState;
  /** What was last done to the score. */
  readonly news: string;
  readonly onNextRound: () => void;
  readonly panel: SheetPanel;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A panel where it has no room beside the card. */
export default function PanelSheet({ match, news, onNextRound, panel, open, onClose }: Props) {
  const nextRound = () => {
    onClose();
    onNextRound();
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={tableText.panels.titles[panel]}>
      <InSheet value>
        {panel === 'score' && <ScorePanel match={match} news={news} onNextRound={nextRound} />}
        {panel === 'info' && <InfoPanel match={match} />}
        {panel === 'notes' && <NotesPanel notes={match.notes} />}
      </InSheet>
    </BottomSheet>
  );
}
