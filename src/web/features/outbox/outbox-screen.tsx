// The mails that this machine keeps instead of sending them (local mode): a host on a laptop has no mail server.
import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/platform/router/link.tsx';
import { Redirect } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import type { OutboxMail } from '#contract/outbox.ts';
import { dateText } from '#sentences/dates.ts';
import { outboxText } from '#sentences/outbox.ts';
import { outboxQuery } from '#web/platform/api/outbox.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { isProblem, orUnreachable } from '#web/platform/api/problem.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailText } from './mail-text.tsx';

export function OutboxScreen() {
  const { data: mails, error, refetch } = useServerData(outboxQuery());
  const isAbsent = mails === undefined && isProblem(error, 'not-found');
  if (isAbsent) return <Redirect to={PATHS.home} />;
  return (
    <main className="surface-table px-4 pb-16 sm:px-8">
      <div className="mx-auto max-w-3xl">
        <header className="flex min-h-20 items-center justify-between gap-4">
          <Link to={PATHS.home} className={buttonClass({ variant: 'quiet' })}>
            <ArrowLeft className="size-5" aria-hidden="true" />
            {outboxText.home}
          </Link>
          <Button onClick={refetch}>{outboxText.refresh}</Button>
        </header>
        <h1 className="text-4xl sm:text-5xl">{outboxText.title}</h1>
        <p className="mt-2 mb-8 text-fg-soft">{outboxText.why}</p>
        <Mails mails={mails} error={error} onRetry={refetch} />
      </div>
    </main>
  );
}

interface MailsProps {
  readonly mails: readonly OutboxMail[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function Mails({ mails, error, onRetry }: MailsProps) {
  if (mails === undefined) {
    if (error === null) return <Spinner size="large" label={outboxText.loading} />;
    return (
      <LoadFailed sentence={orUnreachable(error, outboxText.loadingFailed)} onRetry={onRetry} />
    );
  }
  if (mails.length === 0) return <p>{outboxText.none}</p>;
  return (
    <ul className="flex flex-col gap-5">
      {mails.map((mail) => (
        <li key={mail.id} className="surface-paper p-6">
          <h2 className="text-2xl">{mail.subject}</h2>
          <p className="mt-1 mb-4 text-fg-soft">
            {outboxText.sent({ to: mail.to, at: dateText.moment({ at: mail.sentAt }) })}
          </p>
          <MailText text={mail.text} />
        </li>
      ))}
    </ul>
  );
}
