// The table: one card, the clock, the teams. Everything on it is the game store's.
import { useMatch, useRival } from '#web/play/match-store.ts';
import { NoMatch } from '#web/screens/play/no-match.tsx';
import { OtherMatch } from '#web/screens/play/other-match.tsx';
import { OtherTab } from '#web/screens/play/other-tab.tsx';
import { PlayTable } from '#web/screens/play/play-table.tsx';
import { useEnding } from '#web/screens/play/use-ending.ts';
import { useTabLock } from '#web/screens/play/use-tab-lock.ts';
import { useStoreNews } from '#web/screens/play/use-store-news.ts';
import '#web/screens/play/play.css';
import '#web/screens/play/card.css';
import '#web/screens/play/panels.css';
import '#web/screens/play/timer.css';
import '#web/screens/play/score.css';

export function PlayScreen() {
  const match = useMatch();
  const rival = useRival();
  const lock = useTabLock();
  const ending = useEnding();
  useStoreNews();
  if (ending.phase === 'left') return <main className="surface-table" />;
  if (!match?.isGameActive) return <NoMatch />;
  if (!lock.isHeld) return <OtherTab onTake={lock.take} />;
  if (rival) return <OtherMatch ours={match} theirs={rival} />;
  return <PlayTable key={match.id} match={match} ending={ending} />;
}
