import { Eraser, Redo2, SkipForward, Undo2 } from 'lucide-react';
import { isOver } from '#domain/match/ending.ts';
import type { MatchState } from '#domain/match/state.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { actOf } from '#web/features/table/news/news.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly match: MatchState;
  readonly onNextRound: () => void;
}

/** Undo, redo, Clear All and Next Round. */
export function ScoreActs({ match, onNextRound }: Props) {
  const { events, undone } = match.scoreboard;
  const [last, lastUndone] = [events.at(-1), undone.at(-1)];
  const hasEnded = isOver(match);
  return (
    <div className="score-acts">
      <Button
        size="small"
        disabled={!last}
        aria-label={last ? `Undo ${actOf(match, last)}` : 'Undo'}
        title={last ? `Undo ${actOf(match, last)}` : 'Undo'}
        onClick={() => dispatch({ type: 'UNDO_SCORE' })}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button
        size="small"
        disabled={!lastUndone}
        aria-label={lastUndone ? `Redo ${actOf(match, lastUndone)}` : 'Redo'}
        title={lastUndone ? `Redo ${actOf(match, lastUndone)}` : 'Redo'}
        onClick={() => dispatch({ type: 'REDO_SCORE' })}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button size="small" onClick={() => dispatch({ type: 'CLEAR_ROUND' })}>
        <Eraser aria-hidden="true" className="size-5 shrink-0" />
        Clear All
      </Button>
      <Button className="score-next" variant="primary" disabled={hasEnded} onClick={onNextRound}>
        {hasEnded ? 'Game Complete!' : 'Next Round'}
        {!hasEnded && <SkipForward aria-hidden="true" className="size-5" />}
      </Button>
    </div>
  );
}
