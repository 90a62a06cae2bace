// A deck that somebody shared by a link: to play at once, or to keep a copy of.
import { Copy, Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PATHS, editorOf } from '#contract/paths.ts';
import type { SharedDeck } from '#contract/own-decks.ts';
import { copyShared, getSharedDeck } from '#web/platform/api/own-decks.ts';
import { Problem, orUnreachable, sentenceOf } from '#web/platform/api/problem.ts';
import { useLoaded } from '#web/platform/api/use-loaded.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
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
    <Sheet title="A deck for you">
      <p className="text-lg">Shared decks are not available here. {DEMO_SENTENCE}</p>
      <ButtonTo to={PATHS.home} variant="primary">
        Return to Home
      </ButtonTo>
    </Sheet>
  );
}

function Deck({ token }: { readonly token: string }) {
  const { loaded, reload } = useLoaded(token, (signal) => getSharedDeck(token, signal));
  if (loaded.state === 'loaded') return <Shared token={token} deck={loaded.value} />;
  if (loaded.state === 'loading') {
    return (
      <Sheet title="A deck for you">
        <Spinner size="large" label="Loading the deck…" />
      </Sheet>
    );
  }
  const isGone = loaded.error instanceof Problem && loaded.error.code === 'not-found';
  return (
    <Sheet title={isGone ? 'This deck is not shared' : 'A deck for you'}>
      <p className="text-lg">
        {isGone
          ? 'Whoever shared it has taken the link back, or the link is not whole.'
          : orUnreachable(loaded.error, 'The deck could not be loaded.')}
      </p>
      {!isGone && <Button onClick={reload}>Retry</Button>}
      <ButtonTo to={PATHS.home} variant={isGone ? 'primary' : 'secondary'}>
        Return to Home
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
  const { error, wantsCopy } = useCopy(token);
  const play = () => navigate(PATHS.setup, { state: setupState({ token, deck }) });
  return (
    <Sheet title={title}>
      <div data-suit={gameType} className="flex items-center gap-3">
        <Emblem suit={gameType} className="size-10 text-suit" />
        <p className="text-lg font-semibold">
          {category}, {cards.length} {cards.length === 1 ? 'card' : 'cards'}
        </p>
      </div>
      <p className="text-fg-soft">Somebody shared this deck with you. The cards lie face down.</p>
      {error !== undefined && <MessageBox tone="bad">{error}</MessageBox>}
      <Button
        variant="primary"
        size="large"
        disabled={cards.length === 0}
        onClick={() => void play()}
      >
        <Play className="size-5" aria-hidden="true" />
        Play Now
      </Button>
      <Button size="large" onClick={wantsCopy}>
        <Copy className="size-5" aria-hidden="true" />
        Keep a Copy
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
  const keep = async (): Promise<void> => {
    setError(undefined);
    try {
      const { id } = await copyShared(token);
      await navigate(editorOf(id));
    } catch (failure) {
      setError(sentenceOf(failure, 'The copy could not be made. Please try again.'));
    }
  };
  const wantsCopy = (): void => {
    if (status === 'signed-in') void keep();
    else openSignIn({ message: 'Please sign in to keep a copy.', onSignedIn: () => void keep() });
  };
  return { error, wantsCopy };
}
