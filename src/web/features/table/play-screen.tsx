// The table: one card, the clock, the teams. Everything on it is the game store's; or, on a stage in a window of its
// own, another window's.
import { lazy } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { titleText } from '#sentences/titles.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { useMatch, useRival } from '#web/platform/match/match-store.ts';
import { useSearch } from '#web/platform/router/router.tsx';
import { useTitle } from '#web/platform/router/use-title.ts';
import { PlayTable } from './play-table.tsx';
import { NoMatch, OtherMatch, OtherTab } from './sheets.tsx';
import { useEnding } from '#web/features/table/ending/use-ending.ts';
import { STAGE } from '#web/features/table/stage/windows.ts';
import { useTabLock } from './use-tab-lock.ts';
import { Crests } from '#web/ui/team-crests.tsx';
import { useRoom } from '#web/features/table/phones/use-room.ts';
import { useStoreNews } from '#web/features/table/news/use-store-news.ts';

const FollowingStage = lazy(async () => ({
  default: (await import('#web/features/table/stage/following-stage.tsx')).FollowingStage,
}));

export function PlayScreen() {
  return useSearch().has(STAGE) ? <FollowingStage /> : <Console />;
}

function Console() {
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
  return (
    <Crests of={match.teamCrests}>
      <PlayTable key={match.id} match={match} ending={ending} />
    </Crests>
  );
}

function titleOf(match: MatchState): string {
  const { currentCardIndex, cards } = match;
  const label = matchLabel(match);
  return titleText.of({
    page: titleText.card({ card: currentCardIndex + 1, cards: cards.length, label }),
  });
}
