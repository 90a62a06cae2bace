import { Eraser, Redo2, SkipForward, Undo2 } from 'lucide-react';
import { isOver } from '#domain/match/ending.ts';
import { currentRound, latestAct } from '#domain/match/scoreboard.ts';
import { roundsOf, type MatchState } from '#domain/match/state.ts';
import { scoringText } from '#sentences/scoring.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { actOf } from '#web/features/table/news/news.ts';
import { useId, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './score-acts.module.css';

interface Props {
  readonly match: MatchState;
  readonly onNextRound: () => void;
}

/** Undo, redo, Clear All and Next Round. */
export function ScoreActs({ match, onNextRound }: Props) {
  const [last, lastUndone] = [latestAct(match.scoreboard), match.scoreboard.undone.at(-1)];
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
      <RoundActs match={match} onNextRound={onNextRound} />
    </div>
  );
}

/** Clear All and Next Round; quieter than the way to the next card. */
function RoundActs({ match, onNextRound }: Props) {
  const { acts } = tableScoreText;
  const words = scoringText.rounds;
  const rounds = roundsOf(match);
  const round = currentRound(match.scoreboard, rounds);
  const hasEnded = isOver(match);
  return (
    <>
      <RoundButton
        icon={<Eraser aria-hidden="true" className="size-5 shrink-0" />}
        name={acts.clear}
        note={words.ofThisRound}
        onPress={() => dispatch({ type: 'CLEAR_ROUND' })}
      />
      <RoundButton
        className={styles['next']}
        icon={!hasEnded && <SkipForward aria-hidden="true" className="size-5 shrink-0" />}
        name={hasEnded ? acts.complete : acts.nextRound}
        note={hasEnded ? undefined : words.closes({ round, rounds })}
        onPress={hasEnded ? undefined : onNextRound}
      />
    </>
  );
}

interface RoundButtonProps {
  readonly className?: string | undefined;
  readonly icon: ReactNode;
  readonly name: string;
  /** Stands under the name, and is no part of it. */
  readonly note: string | undefined;
  /** Undefined: it can't be pressed. */
  readonly onPress: (() => void) | undefined;
}

/** A button about the round, which says which. */
function RoundButton({ className, icon, name, note, onPress }: RoundButtonProps) {
  const id = useId();
  return (
    <Button
      size="small"
      className={className ?? ''}
      disabled={!onPress}
      aria-describedby={note === undefined ? undefined : id}
      onClick={onPress}
    >
      {icon}
      <span className={styles['words']}>
        <span>{name}</span>
        {note !== undefined && (
          <span id={id} className={styles['note']} aria-hidden="true">
            {note}
          </span>
        )}
      </span>
    </Button>
  );
}
