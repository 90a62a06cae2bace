// What the deletion form still lacks, and sending it (RULE-41, -42, STATE-DEL-01).
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { requestDeletion } from '#web/api/deletion.ts';
import { getAccount } from '#web/api/own-account.ts';
import { isProblem, Problem, withReason } from '#web/api/problem.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSession } from '#web/session/session.tsx';
import { useAlerts } from '#web/ui/alerts.tsx';
import { useDeletionDraft } from './deletion-draft.ts';

/** 'Submitting Request...' shows at least so long, in milliseconds (CONST-22). */
const SUBMITTING_MS = 2000;
/** Failures that tell the host what to do; any other is told by the general sentence (ERR-PAY-07). */
const NAMED: readonly ErrorCode[] = [
  'unauthenticated',
  'wrong-password',
  'too-many-requests',
  'reauthentication-required',
];

interface Received {
  readonly email: string;
  readonly dueAt: number;
}

export function useDeletionForm(signedIn: User | null, onReceived: (received: Received) => void) {
  const { alert } = useAlerts();
  const { refresh } = useSession();
  /** The request ends the session: whoever sent it stays in the form until it is answered. */
  const [sender, setSender] = useState<User | null>(null);
  const user = sender ?? signedIn;
  const isSubmitting = sender !== null;
  const asksPassword = useAsksPassword(user);
  const { draft, change, forget } = useDeletionDraft(user);
  const [typed, setTyped] = useState({ by: user?.uid, password: '' });
  const email = user?.email ?? draft.email;
  const { reason, additionalInfo, acknowledged } = draft;
  // Of somebody else who was signed in before, nothing is sent.
  const password = typed.by === user?.uid ? typed.password : '';
  const isComplete =
    email.trim() !== '' && reason !== '' && acknowledged && (!asksPassword || password !== '');

  const submit = async (): Promise<void> => {
    if (user === null || reason === '' || !isComplete || isSubmitting) return;
    setSender(user);
    const rest = new Promise((resolve) => setTimeout(resolve, SUBMITTING_MS));
    try {
      const asked = { email, reason, additionalInfo, acknowledged: true } as const;
      const sent = requestDeletion({ ...asked, ...(asksPassword && { password }) });
      const [dueAt] = await Promise.all([sent, rest]);
      forget();
      onReceived({ email, dueAt });
    } catch (error) {
      await rest;
      setSender(null);
      const isNamed = error instanceof Problem && NAMED.includes(error.code);
      if (!isNamed) console.error(error);
      await alert(isNamed ? error.message : withReason(error, messageOf('deletion-failed')));
      // The form is a visitor's from now on, with what was typed, and leads to signing in.
      if (isProblem(error, 'unauthenticated')) await refresh();
    }
  };

  return {
    user,
    asksPassword,
    form: { ...draft, email, password },
    change,
    typePassword: (text: string) => setTyped({ by: user?.uid, password: text }),
    isComplete,
    isSubmitting,
    submit,
  };
}

/** False for a visitor, and after Google alone; whoever is not known yet may have one. */
function useAsksPassword(user: User | null): boolean {
  const { loaded } = useLoaded(`account of ${user?.uid}`, async (signal) =>
    user ? getAccount(signal) : undefined,
  );
  const hasNone = loaded.state === 'loaded' && loaded.value?.hasPassword === false;
  return user !== null && !hasNone;
}
