import { categoryIdOf } from '#game/label.ts';
import { PANEL_IDS, type Panels } from '#game/panels.ts';
import type { GameState } from '#game/state.ts';
import { dispatch } from '#web/play/game-store.ts';
import { CardNav } from '#web/screens/play/card-nav.tsx';
import { EndDialog } from '#web/screens/play/end-dialog.tsx';
import { InfoPanel } from '#web/screens/play/info-panel.tsx';
import { LiveRegion } from '#web/screens/play/live-region.tsx';
import { NotesPanel } from '#web/screens/play/notes-panel.tsx';
import { PanelDock } from '#web/screens/play/panel-dock.tsx';
import { PlayCard } from '#web/screens/play/play-card.tsx';
import { PlayHeader } from '#web/screens/play/play-header.tsx';
import { ScorePanel } from '#web/screens/play/score-panel.tsx';
import { TimerPanel } from '#web/screens/play/timer-panel.tsx';
import { useCardTurns } from '#web/screens/play/use-card-turns.ts';
import type { Ending } from '#web/screens/play/use-ending.ts';
import { useNews } from '#web/screens/play/use-news.ts';
import { usePlayKeys } from '#web/screens/play/use-play-keys.ts';

interface Props {
  readonly game: GameState;
  readonly ending: Ending;
}

/** A game under way. The order here is the reading order; play.css places the parts. */
export function PlayTable({ game, ending }: Props) {
  const turns = useCardTurns(game, ending.leave);
  const news = useNews(game);
  const { panels, timer } = game;
  usePlayKeys({
    next: turns.next,
    previous: turns.previous,
    pause: () => dispatch({ type: timer.status === 'running' ? 'PAUSE_GAME' : 'RESUME_GAME' }),
  });

  return (
    <div
      className="surface-table play-screen"
      data-suit={categoryIdOf(game.currentCategory)}
      data-side={sideOf(panels)}
    >
      <PlayHeader game={game} onEnd={ending.end} />
      {panels.timer.shown && <TimerPanel game={game} />}
      <main className="play-stage">
        <PlayCard game={game} />
        {ending.phase === 'celebrating' && <p className="play-finish">All rounds played!</p>}
      </main>
      <CardNav turns={turns} />
      <PanelDock panels={panels} />
      <aside className="play-panels" aria-label="Game panels">
        {panels.score.shown && (
          <ScorePanel game={game} news={news.score} onNextRound={ending.nextRound} />
        )}
        {panels.info.shown && <InfoPanel game={game} />}
        {panels.notes.shown && <NotesPanel game={game} />}
      </aside>
      <LiveRegion game={game} news={news} />
      <EndDialog
        game={game}
        open={ending.phase === 'ending'}
        onGoOn={ending.goOn}
        onHome={ending.leave}
      />
    </div>
  );
}

/** How much room the panels need: none, that of their heads, or that of what is in them. */
function sideOf(panels: Panels): 'none' | 'narrow' | 'wide' {
  const shown = PANEL_IDS.filter((id) => panels[id].shown);
  if (shown.length === 0) return 'none';
  return shown.some((id) => panels[id].expanded) ? 'wide' : 'narrow';
}
