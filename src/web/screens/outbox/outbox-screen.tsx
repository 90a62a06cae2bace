// The mails that this machine keeps instead of sending them (local mode): a host on a laptop has no mail server.
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { OutboxMail } from '#contract/outbox.ts';
import { listOutbox } from '#web/api/outbox.ts';
import { Problem } from '#web/api/problem.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailText } from './mail-text.tsx';

type Loaded =
  | { readonly state: 'loading' | 'failed' | 'absent' }
  | { readonly state: 'loaded'; readonly mails: readonly OutboxMail[] };

export function OutboxScreen() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    listOutbox(stop.signal).then(
      (mails) => setLoaded({ state: 'loaded', mails }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const isAbsent = error instanceof Problem && error.code === 'not-found';
        setLoaded({ state: isAbsent ? 'absent' : 'failed' });
      },
    );
    return () => stop.abort();
  }, [turn]);

  if (loaded.state === 'absent') return <Navigate to="/" replace />;
  return (
    <main className="surface-table px-4 pb-16 sm:px-8">
      <div className="mx-auto max-w-3xl">
        <header className="flex min-h-20 items-center justify-between gap-4">
          <Link to="/" className={buttonClass({ variant: 'quiet' })}>
            Home
          </Link>
          <Button onClick={() => setTurn(turn + 1)}>Refresh</Button>
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

function Mails({ loaded }: { readonly loaded: Loaded }) {
  if (loaded.state === 'loading') return <Spinner size="large" label="Loading mails…" />;
  if (loaded.state !== 'loaded') {
    return <MessageBox tone="bad">The mails could not be loaded. Please try again.</MessageBox>;
  }
  if (loaded.mails.length === 0) return <p>No mails yet.</p>;
  return (
    <ul className="flex flex-col gap-5">
      {loaded.mails.map((mail) => (
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
