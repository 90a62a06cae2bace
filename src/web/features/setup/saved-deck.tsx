// A saved deck that only the address names (`/setup?deck=<id>`): its category is known once it is read.
import * as z from 'zod/mini';
import { sessionText } from '#sentences/session.ts';
import { setupText } from '#sentences/setup.ts';
import { deckQuery } from '#web/platform/api/decks.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { ExistingDeck } from '#web/platform/match/existing-deck.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { DeckLoading, DeckNotThere, LoadedDeck } from './existing-deck.tsx';
import { SetupPage } from './setup-page.tsx';

export function SavedDeck({ id }: { readonly id: string }) {
  const { status, user } = useSession();
  if (status === 'signed-in') return <ReadDeck key={user?.uid} id={id} />;
  return (
    <Page title={setupText.saved.title}>
      {status === 'loading' && <DeckLoading />}
      {status === 'signed-out' && <SignInFirst sentence={setupText.saved.signIn} />}
      {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
    </Page>
  );
}

function ReadDeck({ id }: { readonly id: string }) {
  const { data: saved, error, refetch } = useServerData(deckQuery(id));
  if (saved !== undefined) {
    const deck = z.parse(ExistingDeck, saved);
    return (
      <SetupPage category={saved.gameType}>
        <LoadedDeck category={saved.gameType} deck={deck} saved={saved} />
      </SetupPage>
    );
  }
  return (
    <Page title={setupText.saved.title}>
      {error === null ? <DeckLoading /> : <DeckNotThere error={error} onRetry={refetch} />}
    </Page>
  );
}
