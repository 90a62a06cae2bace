import { Eraser, Redo2, SkipForward, Undo2 } from 'lucide-react';
import { isOver } from '#domain/match/ending.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { actOf } from '#web/features/table/news/news.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './score-acts.module.css';

interface Props {
  readonly match: MatchState;
  readonly onNextRound: () => void;
}

/** Undo, redo, Clear All and Next Round. */
export function ScoreActs({ match, onNextRound }: Props) {
  const { events, undone } = match.scoreboard;
  const [last, lastUndone] = [events.at(-1), undone.at(-1)];
  const hasEnded = isOver(match);
  const { acts } = tableScoreText;
  const undo = last ? acts.undoAct({ act: actOf(match, last) }) : acts.undo;
  const redo = lastUndone ? acts.redoAct({ act: actOf(match, lastUndone) }) : acts.redo;
  return (
    <div className={styles['acts']}>
      <Button
        size="small"
        disabled={!last}
        aria-label={undo}
        title={undo}
        onClick={() => dispatch({ type: 'UNDO_SCORE' })}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button
        size="small"
        disabled={!lastUndone}
        aria-label={redo}
        title={redo}
        onClick={() => dispatch({ type: 'REDO_SCORE' })}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button size="small" onClick={() => dispatch({ type: 'CLEAR_ROUND' })}>
        <Eraser aria-hidden="true" className="size-5 shrink-0" />
        {acts.clear}
      </Button>
      <Button className="col-span-full" variant="primary" disabled={hasEnded} onClick={onNextRound}>
        {hasEnded ? acts.complete : acts.nextRound}
        {!hasEnded && <SkipForward aria-hidden="true" className="size-5" />}
      </Button>
    </div>
  );
}
