import { Shuffle } from 'lucide-react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { dispatch, drawSortKeys } from '#web/platform/match/match-store.ts';
import { faceDown } from '#web/platform/match/switches.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';

/** What can be done to the deck in the middle of a match: shuffle what is left, bring skipped cards back. */
export function DeckActs({ match }: { readonly match: MatchState }) {
  const { toast } = useAlerts();
  const left = match.cards.length - match.currentCardIndex - 1;

  function shuffle() {
    dispatch({ type: 'SHUFFLE_REST', sortKeys: drawSortKeys() });
    toast(tableText.deck.shuffled({ count: left }));
  }

  return (
    <section className="mt-4" aria-label={tableText.deck.label}>
      <Button size="small" disabled={left < 2} onClick={shuffle}>
        <Shuffle aria-hidden="true" className="size-5 shrink-0" />
        {tableText.deck.shuffle}
      </Button>
      {match.skipped.length > 0 && <SkippedCards match={match} />}
    </section>
  );
}

function SkippedCards({ match }: { readonly match: MatchState }) {
  // What guessers must not see stays unseen here too.
  const isSecret = faceDown.use() && traitsOf(match).facesDown;
  return (
    <>
      <h3 className="mt-4 mb-[0.4rem] text-[1.1rem]">{tableText.deck.skippedCards}</h3>
      <ul>
        {match.skipped.map(({ id, question }, index) => {
          const card = isSecret ? tableText.deck.skippedAs({ number: index + 1 }) : question;
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-[0.4rem]">
              <span className="min-w-0 flex-1 wrap-anywhere">{card}</span>
              <Button
                size="small"
                aria-label={tableText.deck.bringBackCard({ card })}
                onClick={() => dispatch({ type: 'BRING_BACK', cardId: id })}
              >
                {tableText.deck.bringBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
