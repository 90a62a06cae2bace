// What the deletion form still lacks, and sending it (RULE-41, -42).
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { DeletionAccepted } from '#contract/deletion.ts';
import { accountQuery } from '#web/platform/api/own-account.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { useDeletionDraft } from './deletion-draft.ts';
import { useSending } from './use-sending.ts';

export interface Received extends DeletionAccepted {
  readonly email: string;
}

export function useDeletionForm(signedIn: User | null, onReceived: (received: Received) => void) {
  const { user, phase, send } = useSending(signedIn);
  const asksPassword = useAsksPassword(user, signedIn !== null);
  const { draft, change, forget } = useDeletionDraft(user);
  const { password, typePassword } = useTypedPassword(user);
  const email = user?.email ?? draft.email;
  const { reason, additionalInfo, acknowledged } = draft;
  const isComplete =
    email.trim() !== '' && reason !== '' && acknowledged && (!asksPassword || password !== '');

  const submit = async (): Promise<void> => {
    if (reason === '' || !isComplete) return;
    const asked = { email, reason, additionalInfo, acknowledged: true } as const;
    const accepted = await send({ ...asked, ...(asksPassword && { password }) });
    if (accepted === undefined) return;
    forget();
    onReceived({ email, ...accepted });
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

/**
 * False for a visitor, and after Google alone; whoever is not known yet may have one. What is known stays while the
 * request is on its way, which ends the session.
 */
function useAsksPassword(user: User | null, isSignedIn: boolean): boolean {
  const { data: account } = useServerData({ ...accountQuery(), enabled: isSignedIn });
  if (user === null) return false;
  return account?.user.uid !== user.uid || account.hasPassword;
}

/** Of somebody else who was signed in before, nothing is sent. */
function useTypedPassword(user: User | null) {
  const [typed, setTyped] = useState({ by: user?.uid, password: '' });
  return {
    password: typed.by === user?.uid ? typed.password : '',
    typePassword: (password: string) => setTyped({ by: user?.uid, password }),
  };
}
