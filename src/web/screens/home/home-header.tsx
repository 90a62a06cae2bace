import { preloadSignIn, useAccountDialogs } from '#web/dialogs/account-dialogs.tsx';
import { useSession } from '#web/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** The name on the left, the account on the right (HOME-01, HOME-02). */
export function HomeHeader() {
  const { status } = useSession();
  return (
    <header className="relative z-10 flex min-h-20 items-center justify-between gap-4 py-3">
      <div className="flex items-center gap-5">
        <Wordmark />
        {status === 'signed-in' && (
          <span className="sr-only text-lg text-fg-soft sm:not-sr-only">Welcome back</span>
        )}
      </div>
      {status === 'signed-in' ? <SignedIn /> : <SignedOut hidden={status === 'loading'} />}
    </header>
  );
}

function SignedIn() {
  const { credits, signOut } = useSession();
  const { alert } = useAlerts();

  async function leave() {
    try {
      await signOut();
    } catch (error) {
      console.error(error);
      await alert('Sign out failed. Please try again.');
    }
  }

  return (
    <div className="flex items-center gap-2 sm:gap-4">
      <span className="rounded-full border border-line bg-table/60 px-3.5 py-1.5">
        <GemCount credits={credits} />
      </span>
      <Button onClick={leave}>Sign Out</Button>
    </div>
  );
}

/** Keeps its place while it is not known yet whether somebody is signed in. */
function SignedOut({ hidden }: { readonly hidden: boolean }) {
  const { openSignIn } = useAccountDialogs();
  return (
    <Button
      className={hidden ? 'invisible' : ''}
      onClick={() => openSignIn()}
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
    >
      Sign In
    </Button>
  );
}
