import { PANEL_IDS, type Panels } from '#web/play/panels.ts';
import type { MatchState } from '#domain/match/state.ts';
import { useTableView } from '#web/play/match-store.ts';
import { useEffect, useState } from 'react';
import { prepareAlerts } from '#web/ui/alerts.tsx';
import { prepareConfetti } from '#web/screens/play/confetti.ts';
import { CardNav } from '#web/screens/play/card-nav.tsx';
import { commandsOf } from '#web/screens/play/commands.ts';
import { EndDialog } from '#web/screens/play/end-dialog.tsx';
import { GamePanels } from '#web/screens/play/game-panels.tsx';
import { KeySheet } from '#web/screens/play/key-sheet.tsx';
import { LiveRegion } from '#web/screens/play/live-region.tsx';
import { PanelDock } from '#web/screens/play/panel-dock.tsx';
import { PlayCard } from '#web/screens/play/play-card.tsx';
import { PlayHeader } from '#web/screens/play/play-header.tsx';
import { TimerPanel } from '#web/screens/play/timer-panel.tsx';
import { useCardTurns } from '#web/screens/play/use-card-turns.ts';
import type { Ending } from '#web/screens/play/use-ending.ts';
import { useNews } from '#web/screens/play/use-news.ts';
import { usePlayKeys } from '#web/screens/play/use-play-keys.ts';
import { useQuiet } from '#web/screens/play/use-quiet.ts';
import { useReveals } from '#web/screens/play/use-reveals.ts';
import { useTimeWatch } from '#web/screens/play/use-time-watch.ts';
import { useTimerSounds } from '#web/screens/play/use-timer-sounds.ts';
import { useWakeLock } from '#web/screens/play/use-wake-lock.ts';

interface Props {
  readonly match: MatchState;
  readonly ending: Ending;
}

/** A match under way. The order here is the reading order; play.css places the parts. */
export function PlayTable({ match, ending }: Props) {
  const turns = useCardTurns(match, ending.end);
  const news = useNews(match);
  const { panels } = useTableView();
  const deal = useDeal();
  const reveals = useReveals(`${deal.count} ${match.cards[match.currentCardIndex]?.id ?? ''}`);
  const keySheet = useKeySheet();
  usePlayKeys(commandsOf({ match, turns, reveals, showKeys: keySheet.open }));
  useTimerSounds(match.timer);
  useWakeLock();
  useFetchAhead();
  const isQuiet = useQuiet();
  useTimeWatch();

  return (
    <div
      className="surface-table play-screen"
      data-suit={match.category}
      data-side={sideOf(panels)}
      data-quiet={isQuiet}
    >
      <PlayHeader match={match} onEnd={ending.end} onKeys={keySheet.open} onRestart={deal.again} />
      {panels.timer.shown && <TimerPanel match={match} />}
      <main className="play-stage">
        <PlayCard key={deal.count} match={match} reveals={reveals} />
        {ending.phase === 'celebrating' && <p className="play-finish">All rounds played!</p>}
      </main>
      <CardNav match={match} turns={turns} onFinish={ending.end} />
      <PanelDock panels={panels} />
      <GamePanels match={match} news={news.score} onNextRound={ending.nextRound} />
      <LiveRegion match={match} news={news} />
      {keySheet.isOpen && <KeySheet onClose={keySheet.close} />}
      <EndOfMatch match={match} ending={ending} onDealt={deal.again} />
    </div>
  );
}

interface EndOfMatchProps extends Props {
  /** The deck was dealt anew. */
  readonly onDealt: () => void;
}

/** The end dialog, and what its buttons do. */
function EndOfMatch({ match, ending, onDealt }: EndOfMatchProps) {
  return (
    <EndDialog
      match={match}
      open={ending.phase === 'ending'}
      onGoOn={ending.goOn}
      onHome={ending.leave}
      onAgain={() => {
        ending.again();
        onDealt();
      }}
    />
  );
}

function useKeySheet() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** Fetches questions and the finish ahead: the server may be gone by then. */
function useFetchAhead(): void {
  useEffect(() => {
    prepareAlerts();
    prepareConfetti();
  }, []);
}

/** Counts the times that the deck was dealt: its first card is then a new one, whatever was turned over on it. */
function useDeal() {
  const [count, setCount] = useState(0);
  return { count, again: () => setCount((before) => before + 1) };
}

/** How much room the panels need: none, that of their heads, or that of what is in them. */
function sideOf(panels: Panels): 'none' | 'narrow' | 'wide' {
  const shown = PANEL_IDS.filter((id) => panels[id].shown);
  if (shown.length === 0) return 'none';
  return shown.some((id) => panels[id].expanded) ? 'wide' : 'narrow';
}
