// A saved deck that only the address names (`/setup?deck=<id>`): its category is known once it is read.
import * as z from 'zod/mini';
import { getDeck } from '#web/platform/api/decks.ts';
import { ExistingDeck } from '#web/platform/match/existing-deck.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useOwnLoaded } from '#web/platform/session/use-own-loaded.ts';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { DeckLoading, DeckNotThere, LoadedDeck } from './existing-deck.tsx';
import { SetupPage } from './setup-page.tsx';

export function SavedDeck({ id }: { readonly id: string }) {
  const { status } = useSession();
  if (status === 'signed-in') return <ReadDeck id={id} />;
  return (
    <Page title="Saved game">
      {status === 'loading' && <DeckLoading />}
      {status === 'signed-out' && <SignInFirst sentence="Please sign in to view your games" />}
      {status === 'demo' && <MessageBox tone="plain">{DEMO_SENTENCE}</MessageBox>}
    </Page>
  );
}

function ReadDeck({ id }: { readonly id: string }) {
  const { loaded, reload } = useOwnLoaded(id, (signal) => getDeck(id, signal));
  if (loaded.state === 'loaded') {
    const { value } = loaded;
    const deck = z.parse(ExistingDeck, value);
    return (
      <SetupPage category={value.gameType}>
        <LoadedDeck category={value.gameType} deck={deck} saved={value} />
      </SetupPage>
    );
  }
  return (
    <Page title="Saved game">
      {loaded.state === 'loading' ? (
        <DeckLoading />
      ) : (
        <DeckNotThere error={loaded.error} onRetry={reload} />
      )}
    </Page>
  );
}
