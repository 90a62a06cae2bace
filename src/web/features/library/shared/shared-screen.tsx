// A deck that somebody shared by a link: to play at once, or to keep a copy of.
import { Copy, Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from '#web/platform/router/router.tsx';
import { useTitle } from '#web/platform/router/use-title.ts';
import { PATHS, editorOf } from '#contract/paths.ts';
import type { SharedDeck } from '#contract/own-decks.ts';
import { commonText } from '#sentences/common.ts';
import { titleText } from '#sentences/titles.ts';
import { libraryText } from '#sentences/library.ts';
import { copyShared, sharedDeckQuery } from '#web/platform/api/own-decks.ts';
import { isProblem, orUnreachable, sentenceOf } from '#web/platform/api/problem.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { sessionText } from '#sentences/session.ts';
import { useAccountDialogs } from '#web/platform/session/account-dialogs-context.ts';
import { existingDeckState } from '#web/platform/match/existing-deck.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function SharedScreen() {
  const { token = '' } = useParams();
  const { status } = useSession();
  return status === 'demo' ? <NotHere /> : <Deck key={token} token={token} />;
}

/** Demo mode: a link leads nowhere without a server. */
function NotHere() {
  return (
    <Sheet title={libraryText.shared.title}>
      <p className="text-lg">{libraryText.shared.notHere({ why: sessionText.notAvailable })}</p>
      <ButtonTo to={PATHS.home} variant="primary">
        {commonText.returnToHome}
      </ButtonTo>
    </Sheet>
  );
}

function Deck({ token }: { readonly token: string }) {
  const { data: deck, error, refetch } = useServerData(sharedDeckQuery(token));
  if (deck !== undefined) return <Shared token={token} deck={deck} />;
  if (error === null) {
    return (
      <Sheet title={libraryText.shared.title}>
        <Spinner size="large" label={libraryText.shared.loading} />
      </Sheet>
    );
  }
  const isGone = isProblem(error, 'not-found');
  return (
    <Sheet title={isGone ? libraryText.shared.gone : libraryText.shared.title}>
      <p className="text-lg">
        {isGone ? libraryText.shared.goneWhy : orUnreachable(error, libraryText.shared.notLoaded)}
      </p>
      {!isGone && <Button onClick={refetch}>{commonText.retry}</Button>}
      <ButtonTo to={PATHS.home} variant={isGone ? 'primary' : 'secondary'}>
        {commonText.returnToHome}
      </ButtonTo>
    </Sheet>
  );
}

interface SharedProps {
  readonly token: string;
  readonly deck: SharedDeck;
}

function Shared({ token, deck }: SharedProps) {
  const { title, category, gameType, cards } = deck;
  const navigate = useNavigate();
  const { error, isBusy, wantsCopy } = useCopy(token);
  useTitle(titleText.of({ page: title }));
  const play = () => navigate(PATHS.setup, { state: setupState({ token, deck }) });
  return (
    <Sheet title={title}>
      <div data-suit={gameType} className="flex items-center gap-3">
        <Emblem suit={gameType} className="size-10 text-suit" />
        <p className="text-lg font-semibold">
          {libraryText.shared.deck({ category, count: cards.length })}
        </p>
      </div>
      <p className="text-fg-soft">{libraryText.shared.faceDown}</p>
      {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
      <Button variant="primary" size="large" disabled={cards.length === 0} onClick={play}>
        <Play className="size-5" aria-hidden="true" />
        {libraryText.shared.play}
      </Button>
      <Button size="large" busy={isBusy} onClick={wantsCopy}>
        <Copy className="size-5" aria-hidden="true" />
        {libraryText.shared.keepCopy}
      </Button>
    </Sheet>
  );
}

/** The navigation state that opens the deck on /setup. */
function setupState({ token, deck }: SharedProps) {
  const { title, category, gameType, cards, teamCount, timerSeconds } = deck;
  const { category: handed } = existingDeckState({ gameType, category });
  const existingGame = {
    id: `shared-${token}`,
    gameType,
    category,
    title,
    topic: title,
    teamCount,
    timerSeconds,
    cards,
  };
  return { category: handed, existingGame };
}

/** Making the deck the host's own; a visitor is asked to sign in first. */
function useCopy(token: string) {
  const { status } = useSession();
  const { openSignIn } = useAccountDialogs();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setError(undefined);
    setBusy(true);
    try {
      const { id } = await copyShared(token);
      navigate(editorOf(id));
    } catch (failure) {
      setError(sentenceOf(failure, libraryText.shared.notCopied));
      setBusy(false);
    }
  };
  const wantsCopy = (): void => {
    if (status === 'signed-in') void keep();
    else openSignIn({ message: libraryText.shared.signInFirst, onSignedIn: () => void keep() });
  };
  return { error, isBusy, wantsCopy };
}
