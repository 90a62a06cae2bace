import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/platform/router/link.tsx';
import { PATHS } from '#contract/paths.ts';
import { commonText } from '#sentences/common.ts';
import { buttonClass } from '#web/ui/button.tsx';

interface PageProps {
  readonly title: ReactNode;
  /** Where it was opened from, if that is not home. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A screen to read or fill in, one column wide, with the way back above it. */
export function Page({ title, back, children }: PageProps) {
  return (
    <main className="surface-table px-4 pb-16 sm:px-8">
      <div className="mx-auto max-w-3xl">
        <header className="flex min-h-20 items-center">
          <Link to={back?.to ?? PATHS.home} className={buttonClass({ variant: 'quiet' })}>
            <ArrowLeft className="size-5" aria-hidden="true" />
            {back?.label ?? commonText.backToHome}
          </Link>
        </header>
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <div className="mt-8 flex flex-col gap-6">{children}</div>
      </div>
    </main>
  );
}
