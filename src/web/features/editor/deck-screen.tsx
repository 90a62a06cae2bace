// A deck in its host's hand: every card of it, saved by itself.
import { useState } from 'react';
import { useParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import type { Deck } from '#contract/decks.ts';
import { getDeck, type SavedDeck } from '#web/platform/api/decks.ts';
import { isProblem, orUnreachable } from '#web/platform/api/problem.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { useOwnLoaded } from '#web/platform/session/use-own-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Editor } from './editor.tsx';
import './deck.css';

export function DeckScreen() {
  const { id = '' } = useParams();
  const { status, user } = useSession();
  if (status === 'signed-in' && user !== null) return <Loading key={`${user.uid} ${id}`} id={id} />;
  return (
    <Page title="Edit deck">
      {status === 'loading' && <Spinner size="large" label="Loading your deck…" />}
      {status === 'demo' && <MessageBox tone="plain">{DEMO_SENTENCE}</MessageBox>}
      {status === 'signed-out' && <SignInFirst sentence="Please sign in to edit your decks." />}
    </Page>
  );
}

function Loading({ id }: { readonly id: string }) {
  const { loaded, reload } = useOwnLoaded(id, (signal) => getDeck(id, signal));
  /** Counts how often the server's deck was taken over anew. */
  const [taken, setTaken] = useState(0);
  if (loaded.state === 'loaded') {
    return (
      <Editor
        key={`${taken} ${taken > 0 ? loaded.value.updatedAt : ''}`}
        deck={loaded.value satisfies Pick<SavedDeck, keyof Deck>}
        onTakeTheirs={() => {
          setTaken(taken + 1);
          reload();
        }}
      />
    );
  }
  return (
    <Page title="Edit deck">
      {loaded.state === 'loading' && <Spinner size="large" label="Loading your deck…" />}
      {loaded.state === 'failed' && <NotLoaded error={loaded.error} onRetry={reload} />}
    </Page>
  );
}

interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function NotLoaded({ error, onRetry }: NotLoadedProps) {
  const isGone = isProblem(error, 'not-found');
  return (
    <>
      <MessageBox tone="bad">
        {isGone
          ? 'This deck is not there any more.'
          : orUnreachable(error, 'Your deck could not be loaded.')}
      </MessageBox>
      {isGone ? (
        <ButtonTo to={PATHS.library}>My Games</ButtonTo>
      ) : (
        <Button className="self-start" onClick={onRetry}>
          Retry
        </Button>
      )}
    </>
  );
}
