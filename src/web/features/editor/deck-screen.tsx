// A deck in its host's hand: every card of it, saved by itself.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import type { Deck } from '#contract/decks.ts';
import { editorText } from '#sentences/editor.ts';
import { deckQuery, getDeck, type SavedDeck } from '#web/platform/api/decks.ts';
import { isProblem, orUnreachable } from '#web/platform/api/problem.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { sessionText } from '#sentences/session.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SignInFirst } from '#web/platform/session/sign-in-first.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { forgetDraft } from '#web/features/editor/saving/kept-draft.ts';
import { Editor } from './editor.tsx';
import { EditorPage } from './editor-page.tsx';

export function DeckScreen() {
  const { id = '' } = useParams();
  const { status, user } = useSession();
  if (status === 'signed-in' && user !== null) return <Loading key={`${user.uid} ${id}`} id={id} />;
  return (
    <EditorPage title={editorText.editDeck}>
      {status === 'loading' && <Spinner size="large" label={editorText.loadingDeck} />}
      {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
      {status === 'signed-out' && <SignInFirst sentence={editorText.signInFirst} />}
    </EditorPage>
  );
}

function Loading({ id }: { readonly id: string }) {
  const { data: deck, error, refetch } = useServerData(deckQuery(id));
  const queries = useQueryClient();
  /** Counts how often the server's deck was taken over anew. */
  const [taken, setTaken] = useState(0);
  const takeTheirs = async (): Promise<void> => {
    const { queryKey } = deckQuery(id);
    queries.setQueryData(queryKey, await getDeck(id));
    forgetDraft(id);
    setTaken(taken + 1);
  };
  if (deck !== undefined) {
    return (
      <Editor
        key={taken}
        deck={deck satisfies Pick<SavedDeck, keyof Deck>}
        takeTheirs={takeTheirs}
      />
    );
  }
  return (
    <EditorPage title={editorText.editDeck}>
      {error === null ? (
        <Spinner size="large" label={editorText.loadingDeck} />
      ) : (
        <NotLoaded error={error} onRetry={refetch} />
      )}
    </EditorPage>
  );
}

interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function NotLoaded({ error, onRetry }: NotLoadedProps) {
  if (!isProblem(error, 'not-found')) {
    return <LoadFailed sentence={orUnreachable(error, editorText.notLoaded)} onRetry={onRetry} />;
  }
  return (
    <>
      <MessageBox tone="bad">{editorText.gone}</MessageBox>
      <ButtonTo to={PATHS.library}>{editorText.myGames}</ButtonTo>
    </>
  );
}
