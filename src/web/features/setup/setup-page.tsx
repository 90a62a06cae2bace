import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/platform/router/link.tsx';
import { PATHS } from '#contract/paths.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { setupText } from '#sentences/setup.ts';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';
import { ServiceNotice } from '#web/platform/session/service-notice.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import styles from './setup-page.module.css';

interface SetupPageProps {
  readonly category: CategoryId;
  /** A deck is to be written: the head begins the sentence that the topic ends. */
  readonly isAsking?: boolean;
  readonly children: ReactNode;
}

/** In a category's suit: its name, the way home and the balance, and below them what is chosen. */
export function SetupPage({ category, isAsking = false, children }: SetupPageProps) {
  const { status } = useSession();
  return (
    <main data-suit={category} className="surface-table px-4 pb-16 sm:px-8">
      <div className={styles['page']}>
        <header className="pb-5">
          <div className="flex min-h-18 items-center justify-between gap-4">
            <Link to={PATHS.home} className={buttonClass({ variant: 'quiet' })}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              {setupText.home}
            </Link>
            {status === 'signed-in' && category !== 'free' && <Balance />}
          </div>
          <CategoryHead category={category} isAsking={isAsking} />
        </header>
        <ServiceNotice />
        {children}
      </div>
    </main>
  );
}

/** The live balance; pressed, it opens the packs, as at home. */
function Balance() {
  const { credits } = useSession();
  const openCredits = useOpenCredits();
  return (
    <button
      type="button"
      className="min-h-11 rounded-full border border-line bg-table/60 px-3.5 py-1.5"
      aria-label={setupText.balance({ credits })}
      onClick={openCredits}
    >
      <GemCount credits={credits} />
    </button>
  );
}

function CategoryHead({ category, isAsking }: Required<Omit<SetupPageProps, 'children'>>) {
  const { name, description } = categoryText[category];
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <span className={styles['emblem']}>
        <Emblem suit={category} className="size-9 sm:size-12" />
      </span>
      <div className="min-w-0">
        {isAsking ? (
          <div className={styles['line']}>
            <Sentence of={setupText.tonight} parts={{ category: <h1>{name}</h1> }} />
          </div>
        ) : (
          <h1 className="text-4xl sm:text-5xl">{name}</h1>
        )}
        <p className="mt-1 text-fg-soft sm:text-lg">{description}</p>
      </div>
    </div>
  );
}
