import type { Card } from '#domain/deck/card.ts';
import { answerDefault, hintDefault } from '#domain/match/hints.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { CrowdCategory } from '#domain/room/crowd.ts';
import { setupText } from '#sentences/setup.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { endWriting } from '#web/platform/api/written-cards.ts';
import { currentMatch, startMatch } from '#web/platform/match/match-store.ts';
import { matchLabel } from '#web/platform/match/match-label.ts';
import { bringMatch } from '#web/platform/room/screen-room.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Lays the cards that phones have written on the table, for everybody in the room. Throws a Problem. */
export function usePlayCrowd(code: string) {
  const { confirm } = useAlerts();
  const words = tablePhonesText.crowd;

  /** Whether the match on the table may end: nobody is asked before a card or a point of it is behind. */
  async function mayEnd(match: MatchState): Promise<boolean> {
    const isUnderWay = match.currentCardIndex > 0 || match.scoreboard.events.length > 0;
    if (!isUnderWay || !match.isGameActive) return true;
    const { title, message, start, keep } = setupText.newGame;
    const options = { title, confirmLabel: start, cancelLabel: keep };
    return confirm(message({ running: matchLabel(match) }), options);
  }

  /** Escape throws no scores away. */
  async function keepsScores({ scoreboard }: MatchState): Promise<boolean> {
    if (scoreboard.events.length === 0) return false;
    const isNew = await confirm(words.scores, {
      title: words.scoresTitle,
      confirmLabel: words.newScores,
      cancelLabel: words.keepScores,
    });
    return !isNew;
  }

  return async (category: CrowdCategory, cards: readonly Card[]): Promise<void> => {
    const before = currentMatch();
    if (!before || !(await mayEnd(before))) return;
    const keeps = await keepsScores(before);
    startMatch({
      category,
      topic: words.topic,
      cards,
      teamCount: before.teamCount,
      timerSeconds: before.timer.durationMs / 1000,
      includeHints: hintDefault({ category }, cards),
      includeAnswers: answerDefault({ category }),
    });
    // Where this fails, the host is asked once more what becomes of the room.
    await bringMatch(keeps);
    await endWriting(code);
  };
}
