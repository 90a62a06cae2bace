import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/platform/router/link.tsx';
import { PATHS } from '#contract/paths.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { setupText } from '#sentences/setup.ts';
import { ServiceNotice } from '#web/platform/session/service-notice.tsx';
import { useSession } from '#web/platform/session/session.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import styles from './setup-page.module.css';

interface SetupPageProps {
  readonly category: CategoryId;
  readonly children: ReactNode;
}

/** In a category's suit: its name, the way home and the balance, and below them what is chosen. */
export function SetupPage({ category, children }: SetupPageProps) {
  return (
    <main data-suit={category} className="surface-table px-4 pb-16 sm:px-8">
      <div className="mx-auto max-w-5xl">
        <SetupHeader category={category} />
        <ServiceNotice />
        {children}
      </div>
    </main>
  );
}

function SetupHeader({ category }: { readonly category: CategoryId }) {
  const { name, description } = categoryText[category];
  const { status, credits } = useSession();
  return (
    <header className="pb-6">
      <div className="flex min-h-20 items-center justify-between gap-4">
        <Link to={PATHS.home} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {setupText.home}
        </Link>
        {status === 'signed-in' && category !== 'free' && (
          <span className="rounded-full border border-line bg-table/60 px-3.5 py-1.5">
            <GemCount credits={credits} />
          </span>
        )}
      </div>
      <div className="flex items-center gap-4 sm:gap-6">
        <span className={styles['emblem']}>
          <Emblem suit={category} className="size-10 sm:size-12" />
        </span>
        <div>
          <h1 className="text-4xl sm:text-5xl">{name}</h1>
          <p className="mt-1 text-lg text-fg-soft">{description}</p>
        </div>
      </div>
    </header>
  );
}
