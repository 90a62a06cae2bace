import { Eraser, Redo2, SkipForward, Undo2 } from 'lucide-react';
import { isOver } from '#domain/match/ending.ts';
import { currentRound, latestAct } from '#domain/match/scoreboard.ts';
import { roundsOf, type MatchState } from '#domain/match/state.ts';
import { scoringText } from '#sentences/scoring.ts';
import { tableScoreText } from '#sentences/table-score.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { actOf } from '#web/features/table/news/news.ts';
import { memo, useId, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './score-acts.module.css';

/** What can be done to a match's points, in words and numbers. */
interface Acts {
  /** Undefined: nothing was done yet that could be undone. */
  readonly last: string | undefined;
  readonly lastUndone: string | undefined;
  readonly round: number;
  readonly rounds: number;
  readonly hasEnded: boolean;
}

export function actsOf(match: MatchState): Acts {
  const { scoreboard } = match;
  const [last, lastUndone] = [latestAct(scoreboard), scoreboard.undone.at(-1)];
  const rounds = roundsOf(match);
  return {
    last: last && actOf(match, last),
    lastUndone: lastUndone && actOf(match, lastUndone),
    round: currentRound(scoreboard, rounds),
    rounds,
    hasEnded: isOver(match),
  };
}

interface Props extends Acts {
  readonly onNextRound: () => void;
}

/** Undo, redo, Clear All and Next Round. */
export const ScoreActs = memo(({ last, lastUndone, ...ofRounds }: Props) => {
  const { acts } = tableScoreText;
  const undo = last === undefined ? acts.undo : acts.undoAct({ act: last });
  const redo = lastUndone === undefined ? acts.redo : acts.redoAct({ act: lastUndone });
  return (
    <div className={styles['acts']}>
      <Button
        size="small"
        disabled={last === undefined}
        aria-label={undo}
        title={undo}
        onClick={() => dispatch({ type: 'UNDO_SCORE' })}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button
        size="small"
        disabled={lastUndone === undefined}
        aria-label={redo}
        title={redo}
        onClick={() => dispatch({ type: 'REDO_SCORE' })}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </Button>
      <RoundActs {...ofRounds} />
    </div>
  );
});

/** Clear All and Next Round; quieter than the way to the next card. */
function RoundActs({ round, rounds, hasEnded, onNextRound }: Omit<Props, 'last' | 'lastUndone'>) {
  const { acts } = tableScoreText;
  const words = scoringText.rounds;
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
