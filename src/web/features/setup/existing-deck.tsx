// A saved deck before it is played again: its settings, or what there is to know of it (SETUP-04, -05).
import * as z from 'zod/mini';
import { PATHS, editorOf } from '#contract/paths.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { deckQuery, type SavedDeck } from '#web/platform/api/decks.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { commonText } from '#sentences/common.ts';
import { setupText } from '#sentences/setup.ts';
import { ExistingDeck as Handed } from '#web/platform/match/existing-deck.ts';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useSession } from '#web/platform/session/session.tsx';
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
  const { status, user } = useSession();
  if (deck.cards !== undefined && deck.cards.length > 0) {
    return <MatchSettings category={category} deck={deck} cards={deck.cards} />;
  }
  if (status === 'loading') return <DeckLoading />;
  if (status === 'signed-out') {
    return (
      <div className="flex max-w-xl flex-col items-start gap-4">
        <SignInFirst sentence={setupText.saved.signIn} />
      </div>
    );
  }
  return <DeckToRead key={user?.uid} category={category} deck={deck} />;
}

/** Lists leave cards out: they are read when the match is to be played. */
function DeckToRead({ category, deck }: ExistingDeckProps) {
  const { data: saved, error, refetch } = useServerData(deckQuery(deck.id));
  if (saved !== undefined) return <LoadedDeck category={category} deck={deck} saved={saved} />;
  if (error === null) return <DeckLoading />;
  return <DeckNotThere error={error} onRetry={refetch} />;
}

interface LoadedDeckProps extends ExistingDeckProps {
  readonly saved: SavedDeck;
}

/** The settings of a deck that was read, unless there is nothing in it to play. */
export function LoadedDeck({ category, deck, saved }: LoadedDeckProps) {
  if (saved.cards.length === 0) return <EmptyDeck id={deck.id} />;
  // What was handed over can be from before: the browser's history keeps it.
  const { title, topic, teamCount, timerSeconds } = z.parse(Handed, saved);
  const now = { ...deck, title, topic, teamCount, timerSeconds };
  return <MatchSettings category={category} deck={now} cards={saved.cards} saved={saved} />;
}

export function DeckLoading() {
  return <Spinner size="large" label={setupText.saved.loading} />;
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
      <MessageBox tone="bad">{isGone ? setupText.saved.gone : setupText.saved.failed}</MessageBox>
      {isGone ? (
        <ButtonTo to={PATHS.home}>{commonText.returnToHome}</ButtonTo>
      ) : (
        <Button onClick={onRetry}>{commonText.retry}</Button>
      )}
    </div>
  );
}

/** A deck that its host has begun and not written yet, or has emptied. */
function EmptyDeck({ id }: { readonly id: string }) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <MessageBox tone="plain">{setupText.saved.noCards}</MessageBox>
      <ButtonTo to={editorOf(id)} variant="primary" size="large">
        {setupText.saved.writeCards}
      </ButtonTo>
    </div>
  );
}
