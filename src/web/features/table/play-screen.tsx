// The table: one card, the clock, the teams. Everything on it is the game store's.
import type { MatchState } from '#domain/match/state.ts';
import { titleText } from '#sentences/titles.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { useMatch, useRival } from '#web/platform/match/match-store.ts';
import { useTitle } from '#web/platform/router/use-title.ts';
import { NoMatch } from './no-match.tsx';
import { OtherMatch } from './other-match.tsx';
import { OtherTab } from './other-tab.tsx';
import { PlayTable } from './play-table.tsx';
import { useEnding } from '#web/features/table/ending/use-ending.ts';
import { useTabLock } from './use-tab-lock.ts';
import { useRoom } from '#web/features/table/phones/use-room.ts';
import { useStoreNews } from '#web/features/table/news/use-store-news.ts';

export function PlayScreen() {
  const match = useMatch();
  const rival = useRival();
  const lock = useTabLock();
  const ending = useEnding();
  useStoreNews();
  useRoom();
  useTitle(match?.isGameActive ? titleOf(match) : undefined);
  if (ending.phase === 'left') return <main className="surface-table" />;
  if (!match?.isGameActive) return <NoMatch />;
  if (!lock.isHeld) return <OtherTab onTake={lock.take} />;
  if (rival) return <OtherMatch ours={match} theirs={rival} />;
  return <PlayTable key={match.id} match={match} ending={ending} />;
}

function titleOf(match: MatchState): string {
  const { currentCardIndex, cards } = match;
  const label = matchLabel(match);
  return titleText.of({
    page: titleText.card({ card: currentCardIndex + 1, cards: cards.length, label }),
  });
}
