// The mails that this machine keeps instead of sending them (local mode): a host on a laptop has no mail server.
import { Link, Navigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import type { OutboxMail } from '#contract/outbox.ts';
import { listOutbox } from '#web/platform/api/outbox.ts';
import { Problem, orUnreachable } from '#web/platform/api/problem.ts';
import { useLoaded, type Loaded } from '#web/platform/api/use-loaded.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailText } from './mail-text.tsx';

export function OutboxScreen() {
  const { loaded, reload } = useLoaded('outbox', listOutbox);
  const isAbsent =
    loaded.state === 'failed' &&
    loaded.error instanceof Problem &&
    loaded.error.code === 'not-found';
  if (isAbsent) return <Navigate to={PATHS.home} replace />;
  return (
    <main className="surface-table px-4 pb-16 sm:px-8">
      <div className="mx-auto max-w-3xl">
        <header className="flex min-h-20 items-center justify-between gap-4">
          <Link to={PATHS.home} className={buttonClass({ variant: 'quiet' })}>
            Home
          </Link>
          <Button onClick={reload}>Refresh</Button>
        </header>
        <h1 className="text-4xl">Outbox</h1>
        <p className="mt-2 mb-8 text-fg-soft">
          No mail server is set up, so mails stay on this machine and show here.
        </p>
        <Mails loaded={loaded} />
      </div>
    </main>
  );
}

function Mails({ loaded }: { readonly loaded: Loaded<readonly OutboxMail[]> }) {
  if (loaded.state === 'loading') return <Spinner size="large" label="Loading mails…" />;
  if (loaded.state !== 'loaded') {
    return (
      <MessageBox tone="bad">
        {orUnreachable(loaded.error, 'The mails could not be loaded. Please try again.')}
      </MessageBox>
    );
  }
  if (loaded.value.length === 0) return <p>No mails yet.</p>;
  return (
    <ul className="flex flex-col gap-5">
      {loaded.value.map((mail) => (
        <li key={mail.id} className="surface-paper p-6">
          <h2 className="text-2xl">{mail.subject}</h2>
          <p className="mt-1 mb-4 text-fg-soft">
            To {mail.to}, {new Date(mail.sentAt).toLocaleString()}
          </p>
          <MailText text={mail.text} />
        </li>
      ))}
    </ul>
  );
}
