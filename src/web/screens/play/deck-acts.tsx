import { Shuffle } from 'lucide-react';
import { traitsOf } from '#game/label.ts';
import type { GameState } from '#game/state.ts';
import { dispatch, drawSortKeys } from '#web/play/game-store.ts';
import { faceDown } from '#web/play/switches.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';

/** What can be done to the deck in the middle of a game: shuffle what is left, bring skipped cards back. */
export function DeckActs({ game }: { readonly game: GameState }) {
  const { toast } = useAlerts();
  // What guessers must not see stays unseen here too.
  const isSecret = faceDown.use() && traitsOf(game.currentCategory).facesDown;
  const left = game.cards.length - game.currentCardIndex - 1;

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
      {game.skipped.length > 0 && (
        <>
          <h3 className="deck-skipped-title">Skipped cards</h3>
          <ul className="deck-skipped">
            {game.skipped.map(({ id, question }, index) => {
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
      )}
    </section>
  );
}
