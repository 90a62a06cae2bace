import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { InfoPanel } from '#web/features/table/panels/info-panel.tsx';
import { NotesPanel } from '#web/features/table/panels/notes-panel.tsx';
import { ScorePanel } from '#web/features/table/score/score-panel.tsx';
import { useSmallScreen } from './use-small-screen.ts';
import styles from './game-panels.module.css';

interface Props {
  readonly match: MatchState;
  /** What was last done to the score. */
  readonly news: string;
  readonly onNextRound: () => void;
}

/** Those of the score, the deck and the notes that are shown; the timer's has its own place. */
export function GamePanels({ match, news, onNextRound }: Props) {
  const { score, info, notes } = useTableView().panels;
  // There they come from below.
  if (useSmallScreen()) return null;
  return (
    <aside className={styles['panels']} aria-label={tableText.panels.beside}>
      {score.shown && <ScorePanel match={match} news={news} onNextRound={onNextRound} />}
      {info.shown && <InfoPanel match={match} />}
      {notes.shown && <NotesPanel notes={match.notes} />}
    </aside>
  );
}
