// What the deletion form still lacks, and sending it (RULE-41, -42).
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { getAccount } from '#web/platform/api/own-account.ts';
import { useLoaded } from '#web/platform/api/use-loaded.ts';
import { useDeletionDraft } from './deletion-draft.ts';
import { useSending } from './use-sending.ts';

interface Received {
  readonly email: string;
  readonly dueAt: number;
}

export function useDeletionForm(signedIn: User | null, onReceived: (received: Received) => void) {
  const { user, phase, send } = useSending(signedIn);
  const asksPassword = useAsksPassword(user);
  const { draft, change, forget } = useDeletionDraft(user);
  const { password, typePassword } = useTypedPassword(user);
  const email = user?.email ?? draft.email;
  const { reason, additionalInfo, acknowledged } = draft;
  const isComplete =
    email.trim() !== '' && reason !== '' && acknowledged && (!asksPassword || password !== '');

  const submit = async (): Promise<void> => {
    if (reason === '' || !isComplete) return;
    const asked = { email, reason, additionalInfo, acknowledged: true } as const;
    const dueAt = await send({ ...asked, ...(asksPassword && { password }) });
    if (dueAt === undefined) return;
    forget();
    onReceived({ email, dueAt });
  };

  return {
    user,
    asksPassword,
    form: { ...draft, email, password },
    change,
    typePassword,
    isComplete,
    phase,
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

/** Of somebody else who was signed in before, nothing is sent. */
function useTypedPassword(user: User | null) {
  const [typed, setTyped] = useState({ by: user?.uid, password: '' });
  return {
    password: typed.by === user?.uid ? typed.password : '',
    typePassword: (password: string) => setTyped({ by: user?.uid, password }),
  };
}
