import { Shuffle } from 'lucide-react';
import { traitsOf } from '#domain/category/kind.ts';
import type { MatchState } from '#domain/match/state.ts';
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
    toast(`${left} cards shuffled`);
  }

  return (
    <section className="deck-acts" aria-label="Deck">
      <Button size="small" disabled={left < 2} onClick={shuffle}>
        <Shuffle aria-hidden="true" className="size-5 shrink-0" />
        Shuffle the rest
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
      <h3 className="deck-skipped-title">Skipped cards</h3>
      <ul className="deck-skipped">
        {match.skipped.map(({ id, question }, index) => {
          const name = isSecret ? `Card skipped as number ${index + 1}` : question;
          return (
            <li key={id}>
              <span className="deck-skipped-text">{name}</span>
              <Button
                size="small"
                aria-label={`Bring back: ${name}`}
                onClick={() => dispatch({ type: 'BRING_BACK', cardId: id })}
              >
                Bring back
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
