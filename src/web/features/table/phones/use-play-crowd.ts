import type { Card } from '#domain/deck/card.ts';
import { answerDefault, hintDefault } from '#domain/match/hints.ts';
import type { CrowdCategory } from '#domain/room/crowd.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';
import { endWriting } from '#web/platform/api/written-cards.ts';
import { currentMatch, startMatch } from '#web/platform/match/match-store.ts';
import { bringMatch } from '#web/platform/room/screen-room.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** Lays the cards that phones have written on the table, for everybody in the room. Throws a Problem. */
export function usePlayCrowd(code: string) {
  const { confirm } = useAlerts();
  const words = tablePhonesText.crowd;

  async function keepsScores(): Promise<boolean> {
    if (currentMatch()?.scoreboard.events.length === 0) return false;
    return confirm(words.scores, {
      title: words.scoresTitle,
      confirmLabel: words.keepScores,
      cancelLabel: words.newScores,
    });
  }

  return async (category: CrowdCategory, cards: readonly Card[]): Promise<void> => {
    const before = currentMatch();
    if (!before) return;
    const keeps = await keepsScores();
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
