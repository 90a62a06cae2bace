// A saved deck before it is played again: its settings, or what there is to know of it (SETUP-04, -05).
import { PATHS, editorOf } from '#contract/paths.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { getDeck, type SavedDeck } from '#web/platform/api/decks.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import type { ExistingDeck as Handed } from '#web/platform/match/existing-deck.ts';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { useOwnLoaded } from '#web/platform/session/use-own-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MatchSettings } from './match-settings.tsx';

interface ExistingDeckProps {
  readonly category: CategoryId;
  readonly deck: Handed;
}

export function ExistingDeck({ category, deck }: ExistingDeckProps) {
  const { status } = useSession();
  if (deck.cards !== undefined && deck.cards.length > 0) {
    return <MatchSettings category={category} deck={deck} cards={deck.cards} />;
  }
  if (status === 'loading') return <DeckLoading />;
  if (status === 'signed-out') {
    return (
      <div className="flex max-w-xl flex-col items-start gap-4">
        <SignInFirst sentence="Please sign in to view your games" />
      </div>
    );
  }
  return <DeckToRead category={category} deck={deck} />;
}

/** Lists leave cards out: they are read when the match is to be played. */
function DeckToRead({ category, deck }: ExistingDeckProps) {
  const { loaded, reload } = useOwnLoaded(deck.id, (signal) => getDeck(deck.id, signal));
  if (loaded.state === 'loading') return <DeckLoading />;
  if (loaded.state === 'failed') return <DeckNotThere error={loaded.error} onRetry={reload} />;
  return <LoadedDeck category={category} deck={deck} saved={loaded.value} />;
}

interface LoadedDeckProps extends ExistingDeckProps {
  readonly saved: SavedDeck;
}

/** The settings of a deck that was read, unless there is nothing in it to play. */
export function LoadedDeck({ category, deck, saved }: LoadedDeckProps) {
  if (saved.cards.length === 0) return <EmptyDeck id={deck.id} />;
  return <MatchSettings category={category} deck={deck} cards={saved.cards} saved={saved} />;
}

export function DeckLoading() {
  return <Spinner size="large" label="Loading your game…" />;
}

interface DeckNotThereProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** It is gone, is somebody else's, or could not be read now. */
export function DeckNotThere({ error, onRetry }: DeckNotThereProps) {
  const isGone = isProblem(error, 'not-found');
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <MessageBox tone="bad">
        {isGone
          ? 'This game is not there any more.'
          : 'Your game could not be loaded. Please try again.'}
      </MessageBox>
      {isGone ? (
        <ButtonTo to={PATHS.home}>Return to Home</ButtonTo>
      ) : (
        <Button onClick={onRetry}>Retry</Button>
      )}
    </div>
  );
}

/** A deck that its host has begun and not written yet, or has emptied. */
function EmptyDeck({ id }: { readonly id: string }) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <MessageBox tone="plain">This deck has no cards yet. Write some, then play it.</MessageBox>
      <ButtonTo to={editorOf(id)} variant="primary" size="large">
        Write Cards
      </ButtonTo>
    </div>
  );
}
