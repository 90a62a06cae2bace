// My Games: what the host has had written, to play again or take away (LIB-01 to -14).
import { ArrowLeft, Plus } from 'lucide-react';
import { Link } from '#web/platform/router/link.tsx';
import { PATHS } from '#contract/paths.ts';
import { commonText } from '#sentences/common.ts';
import { libraryText } from '#sentences/library.ts';
import { sessionText } from '#sentences/session.ts';
import { Banner } from './banner.tsx';
import { Decks } from './decks.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { NewDeckButton } from './new-deck-button.tsx';
import { useLibrary } from './use-library.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { useSignOut } from '#web/platform/session/use-sign-out.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function LibraryScreen() {
  const { status, user } = useSession();
  return (
    <main className="surface-table px-4 pb-16 sm:px-8">
      <div className="mx-auto flex max-w-[90rem] flex-col gap-6">
        {status === 'loading' && <Spinner size="large" label={libraryText.loading} />}
        {status === 'demo' && <MessageBox tone="plain">{sessionText.notAvailable}</MessageBox>}
        {(status === 'signed-out' || status === 'demo') && <SignedOut />}
        {status === 'signed-in' && <SignedIn key={user?.uid} />}
      </div>
    </main>
  );
}

function SignedOut() {
  return (
    <div className="grid min-h-[60dvh] place-content-center place-items-center gap-6 text-center">
      <h1 className="text-3xl">{libraryText.signInFirst}</h1>
      <ButtonTo to={PATHS.home} variant="primary" size="large">
        {commonText.returnToHome}
      </ButtonTo>
    </div>
  );
}

function SignedIn() {
  const library = useLibrary();
  return (
    <>
      <LibraryHeader />
      <Banner />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LibraryFilters library={library} />
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <NewDeckButton />
          <ButtonLink to={PATHS.home} variant="primary">
            <Plus aria-hidden="true" className="size-5" />
            {libraryText.create}
          </ButtonLink>
        </div>
      </div>
      <Decks library={library} />
    </>
  );
}

function LibraryHeader() {
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <header>
      <div className="flex min-h-20 items-center justify-between gap-4">
        <Link to={PATHS.home} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {libraryText.back}
        </Link>
        <Button onClick={() => void signOut()}>{libraryText.signOut}</Button>
      </div>
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        {libraryText.title}
      </h1>
      <p className="mt-1 text-lg break-all text-fg-soft">
        {libraryText.welcome({ email: user?.email ?? '' })}
      </p>
    </header>
  );
}
