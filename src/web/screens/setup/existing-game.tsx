// A saved game before it is played again: its settings, or what there is to know of it (SETUP-04, -05).
import { Problem } from '#web/api/problem.ts';
import { cardOf, getGame } from '#web/api/games.ts';
import type { CategoryId } from '#game/categories.ts';
import type { ExistingGame as Handed } from '#web/play/existing-game.ts';
import { SignInFirst } from '#web/dialogs/sign-in-first.tsx';
import { useSession } from '#web/session/session.tsx';
import { useOwnLoaded } from '#web/session/use-own-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GameSettings } from './game-settings.tsx';

interface ExistingGameProps {
  readonly category: CategoryId;
  readonly game: Handed;
}

export function ExistingGame({ category, game }: ExistingGameProps) {
  const { status } = useSession();
  if (game.cards !== undefined && game.cards.length > 0) {
    return <GameSettings category={category} game={game} cards={game.cards.map(cardOf)} />;
  }
  if (status === 'loading') return <Spinner size="large" label="Loading your game…" />;
  if (status === 'signed-out') {
    return (
      <div className="flex max-w-xl flex-col items-start gap-4">
        <SignInFirst sentence="Please sign in to view your games" />
      </div>
    );
  }
  return <LoadedGame category={category} game={game} />;
}

/** Lists leave cards out: they are read when the game is to be played. */
function LoadedGame({ category, game }: ExistingGameProps) {
  const { loaded, reload } = useOwnLoaded(game.id, (signal) => getGame(game.id, signal));
  if (loaded.state === 'loading') return <Spinner size="large" label="Loading your game…" />;
  if (loaded.state === 'loaded' && loaded.value.cards.length > 0) {
    return (
      <GameSettings
        category={category}
        game={game}
        cards={loaded.value.cards}
        deck={loaded.value}
      />
    );
  }
  if (loaded.state === 'loaded') return <EmptyDeck id={game.id} />;
  const isGone = loaded.error instanceof Problem && loaded.error.code === 'not-found';
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <MessageBox tone="bad">
        {isGone
          ? 'This game is not there any more.'
          : 'Your game could not be loaded. Please try again.'}
      </MessageBox>
      {isGone ? (
        <ButtonTo to="/">Return to Home</ButtonTo>
      ) : (
        <Button onClick={reload}>Retry</Button>
      )}
    </div>
  );
}

/** A deck that its host has begun and not written yet, or has emptied. */
function EmptyDeck({ id }: { readonly id: string }) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <MessageBox tone="plain">This deck has no cards yet. Write some, then play it.</MessageBox>
      <ButtonTo to={`/decks/${encodeURIComponent(id)}`} variant="primary" size="large">
        Write Cards
      </ButtonTo>
    </div>
  );
}
