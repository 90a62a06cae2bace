import { BalanceButton } from './balance-button.tsx';
import { AccountIcon, DecksIcon, LeaveIcon } from './header-icons.tsx';
import { PATHS } from '#contract/paths.ts';
import { homeText } from '#sentences/home.ts';
import { useAccountDialogs } from '#web/platform/session/account-dialogs-context.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useSignOut } from '#web/platform/session/use-sign-out.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** The name on the left, the account on the right (HOME-01, HOME-02). */
export function HomeHeader() {
  const { status } = useSession();
  return (
    <header className="relative z-10 flex min-h-20 flex-wrap items-center gap-x-2 gap-y-1 py-3 sm:gap-x-5">
      <Wordmark />
      {status === 'signed-in' && (
        // On a phone the row is full: it has a line of its own there.
        <p className="text-lg text-fg-soft max-sm:order-last max-sm:basis-full">
          {homeText.welcomeBack}
        </p>
      )}
      <div className="ml-auto">
        {status === 'signed-in' ? <SignedIn /> : <SignedOut hidden={status === 'loading'} />}
      </div>
    </header>
  );
}

function SignedIn() {
  const signOut = useSignOut();
  return (
    <div className="flex items-center sm:gap-2 lg:gap-4">
      <ButtonLink
        to={PATHS.library}
        variant="quiet"
        className="max-sm:px-2 sm:border-line sm:bg-table"
        title={homeText.myGames}
      >
        <DecksIcon className="size-6 sm:hidden" />
        <span className="max-sm:sr-only">{homeText.myGames}</span>
      </ButtonLink>
      <BalanceButton />
      <ButtonLink
        to={PATHS.account}
        variant="quiet"
        className="px-2"
        aria-label={homeText.yourAccount}
        title={homeText.yourAccount}
      >
        <AccountIcon className="size-6" />
      </ButtonLink>
      <Button
        className="max-sm:border-transparent max-sm:px-2"
        title={homeText.signOutTitle}
        onClick={() => void signOut()}
      >
        <LeaveIcon className="size-6 sm:hidden" />
        <span className="max-sm:sr-only">{homeText.signOut}</span>
      </Button>
    </div>
  );
}

/** Keeps its place while it is not known yet whether somebody is signed in. */
function SignedOut({ hidden }: { readonly hidden: boolean }) {
  const { openSignIn, preloadSignIn } = useAccountDialogs();
  return (
    <Button
      className={hidden ? 'invisible' : ''}
      onClick={() => openSignIn()}
      onPointerEnter={preloadSignIn}
      onFocus={preloadSignIn}
    >
      {homeText.signIn}
    </Button>
  );
}
