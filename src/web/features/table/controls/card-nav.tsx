import { Ban, ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { useTableView } from '#web/platform/match/match-store.ts';
import { ScoreStrip } from '#web/features/table/score/score-strip.tsx';
import type { CardTurns } from '#web/features/table/card/use-card-turns.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  readonly match: MatchState;
  readonly turns: CardTurns;
  readonly onFinish: () => void;
}

/** Back and forth through the deck; on the last card the way out stands beside (PLAY-06 to -08). */
export function CardNav({ match, turns, onFinish }: Props) {
  const { panels } = useTableView();
  const hasScore = panels.score.shown && traitsOf(match).scored;
  return (
    <nav className="play-nav" aria-label="Cards" data-last={turns.isLast}>
      {hasScore && <ScoreStrip match={match} />}
      <Button
        size="large"
        className="play-previous"
        disabled={turns.isFirst}
        onClick={turns.previous}
      >
        <ChevronLeft aria-hidden="true" className="-ml-1 size-6" />
        Previous
      </Button>
      <WayOn turns={turns} onFinish={onFinish} />
    </nav>
  );
}

/** To the next card; or, from the last one, out of the game. */
function WayOn({ turns, onFinish }: Pick<Props, 'turns' | 'onFinish'>) {
  const { isLast } = turns;
  return (
    <div className="play-next">
      {!isLast && (
        <Button
          size="large"
          variant="quiet"
          className="play-skip"
          title="Leave this card out of the game"
          onClick={turns.skip}
        >
          <Ban aria-hidden="true" className="size-6 max-sm:hidden" />
          Skip
        </Button>
      )}
      <Button
        size="large"
        variant={isLast ? 'secondary' : 'primary'}
        className="play-on"
        disabled={isLast}
        onClick={turns.next}
      >
        Next
        <ChevronRight aria-hidden="true" className="-mr-1 size-6" />
      </Button>
      {isLast && (
        <Button size="large" variant="primary" className="play-done" onClick={onFinish}>
          <Flag aria-hidden="true" className="size-5 max-sm:hidden" />
          Finish Game
        </Button>
      )}
    </div>
  );
}
