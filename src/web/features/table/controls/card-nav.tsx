import { Ban, ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { memo } from 'react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { ScoreStrip } from '#web/features/table/score/score-strip.tsx';
import { useClosedRound } from '#web/features/table/score/use-closed-round.ts';
import { RoundStanding } from '#web/features/table/sheets.tsx';
import type { CardTurns } from '#web/features/table/card/use-card-turns.ts';
import { useAfterFrame } from '#web/platform/after-frame.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import quiet from '#web/features/table/quiet.module.css';
import styles from './card-nav.module.css';

interface WaysProps {
  readonly turns: CardTurns;
  readonly onFinish: () => void;
}

interface Props extends WaysProps {
  readonly match: MatchState;
  /** The teams have their places there: no score is needed at hand. */
  readonly isStage: boolean;
}

/** Back and forth through the deck; on the last card the way out stands beside (PLAY-06 to -08). */
export function CardNav({ match, isStage, turns, onFinish }: Props) {
  const { panels } = useTableView();
  // Nothing on the next card waits for the standing to go.
  const closed = useAfterFrame(useClosedRound(match));
  const hasScore = !isStage && panels.score.shown && traitsOf(match).scored;
  return (
    <nav className={styles['nav']} aria-label={tableText.ways.cards} data-last={turns.isLast}>
      {hasScore && <ScoreStrip match={match} />}
      {closed !== undefined && <RoundStanding key={closed} match={match} round={closed} />}
      <Ways turns={turns} onFinish={onFinish} />
    </nav>
  );
}

/** The same at every card between the first and the last. */
const Ways = memo(({ turns, onFinish }: WaysProps) => (
  <>
    <Button
      size="large"
      className={classes(styles['previous'], quiet['fades'])}
      disabled={turns.isFirst}
      onClick={turns.previous}
    >
      <ChevronLeft aria-hidden="true" className="-ml-1 size-6" />
      {tableText.ways.previous}
    </Button>
    <WayOn turns={turns} onFinish={onFinish} />
  </>
));

/** To the next card; or, from the last one, out of the game. */
function WayOn({ turns, onFinish }: WaysProps) {
  const { isLast } = turns;
  return (
    <div className={styles['next']}>
      {!isLast && (
        <Button
          size="large"
          variant="quiet"
          className={classes(quiet['fades'])}
          title={tableText.ways.skipTitle}
          onClick={turns.skip}
        >
          <Ban aria-hidden="true" className="size-6 max-sm:hidden" />
          {tableText.ways.skip}
        </Button>
      )}
      <Button
        size="large"
        variant={isLast ? 'secondary' : 'primary'}
        className={classes(styles['on'], quiet['fades'])}
        disabled={isLast}
        onClick={turns.next}
      >
        {tableText.ways.next}
        <ChevronRight aria-hidden="true" className="-mr-1 size-6" />
      </Button>
      {isLast && (
        <Button
          size="large"
          variant="primary"
          className={classes(styles['done'], quiet['fades'])}
          onClick={onFinish}
        >
          <Flag aria-hidden="true" className="size-5 max-sm:hidden" />
          {tableText.ways.finish}
        </Button>
      )}
    </div>
  );
}
