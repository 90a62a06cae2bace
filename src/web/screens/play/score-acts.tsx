import { Eraser, Redo2, SkipForward, Undo2 } from 'lucide-react';
import { isFinished } from '#game/scoreboard.ts';
import { roundsOf, type GameState } from '#game/state.ts';
import { dispatch } from '#web/play/game-store.ts';
import { actOf } from '#web/screens/play/news.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly game: GameState;
  readonly onNextRound: () => void;
}

/** Undo, redo, Clear All and Next Round. */
export function ScoreActs({ game, onNextRound }: Props) {
  const { events, undone } = game.scoreboard;
  const [last, lastUndone] = [events.at(-1), undone.at(-1)];
  const isOver = isFinished(game.scoreboard, roundsOf(game));
  return (
    <div className="score-acts">
      <Button
        size="small"
        disabled={!last}
        aria-label={last ? `Undo ${actOf(game, last)}` : 'Undo'}
        title={last ? `Undo ${actOf(game, last)}` : 'Undo'}
        onClick={() => dispatch({ type: 'UNDO_SCORE' })}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button
        size="small"
        disabled={!lastUndone}
        aria-label={lastUndone ? `Redo ${actOf(game, lastUndone)}` : 'Redo'}
        title={lastUndone ? `Redo ${actOf(game, lastUndone)}` : 'Redo'}
        onClick={() => dispatch({ type: 'REDO_SCORE' })}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button size="small" onClick={() => dispatch({ type: 'CLEAR_ROUND' })}>
        <Eraser aria-hidden="true" className="size-5 shrink-0" />
        Clear All
      </Button>
      <Button className="score-next" variant="primary" disabled={isOver} onClick={onNextRound}>
        {isOver ? 'Game Complete!' : 'Next Round'}
        {!isOver && <SkipForward aria-hidden="true" className="size-5" />}
      </Button>
    </div>
  );
}
