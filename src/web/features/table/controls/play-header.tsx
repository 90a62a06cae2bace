import { PATHS } from '#contract/paths.ts';
import { labelOf } from '#domain/category/kind.ts';
import { Flag, House, RotateCcw } from 'lucide-react';
import type { MatchState } from '#domain/match/state.ts';
import { dispatch } from '#web/platform/match/match-store.ts';
import { ConnectionMark } from './connection-mark.tsx';
import { SofaButtons } from './sofa-buttons.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const RESTART =
  'Are you sure you want to restart this game? This will reset all scores and start over.';

interface Props {
  readonly match: MatchState;
  readonly onEnd: () => void;
  readonly onKeys: () => void;
  readonly onRestart: () => void;
}

/** Where we are, and the ways out (PLAY-01). */
export function PlayHeader({ match, onEnd, onKeys, onRestart }: Props) {
  const card = match.currentCardIndex + 1;
  const { length: total } = match.cards;
  return (
    <header className="play-head">
      <div className="play-head-start">
        <Tooltip text="Home: the game is kept">
          <ButtonTo to={PATHS.home} variant="quiet" aria-label="Home">
            <House aria-hidden="true" className="size-6" />
          </ButtonTo>
        </Tooltip>
        <RestartButton onRestart={onRestart} />
        <SofaButtons onKeys={onKeys} />
        <ConnectionMark />
      </div>
      <div className="play-head-title">
        <h1>{labelOf(match)}</h1>
        <p className="play-count">
          Card {card} of {total}
        </p>
        <span className="play-progress" aria-hidden="true">
          <span style={{ width: `${(card / total) * 100}%` }} />
        </span>
      </div>
      <Button className="play-end" onClick={onEnd}>
        <Flag aria-hidden="true" className="size-5 max-sm:hidden" />
        End Game
      </Button>
    </header>
  );
}

function RestartButton({ onRestart }: Pick<Props, 'onRestart'>) {
  const { confirm } = useAlerts();

  async function restart() {
    const isSure = await confirm(RESTART, {
      title: 'Restart game',
      confirmLabel: 'Restart',
      danger: true,
    });
    if (!isSure) return;
    dispatch({ type: 'RESET_GAME' });
    onRestart();
  }

  return (
    <Tooltip text="Restart">
      <Button variant="quiet" aria-label="Restart" onClick={() => void restart()}>
        <RotateCcw aria-hidden="true" className="size-6" />
      </Button>
    </Tooltip>
  );
}
