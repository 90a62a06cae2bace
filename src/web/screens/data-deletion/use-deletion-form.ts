// What the deletion form holds, what it still lacks, and sending it (RULE-41, -42, STATE-DEL-01).
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { DeletionRequest } from '#contract/deletion.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { requestDeletion } from '#web/api/deletion.ts';
import { Problem } from '#web/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** 'Submitting Request...' shows at least so long, in milliseconds (CONST-22). */
const SUBMITTING_MS = 2000;
/** Failures that tell the host what to do; any other is told by the general sentence (ERR-PAY-07). */
const NAMED: readonly ErrorCode[] = [
  'wrong-password',
  'too-many-requests',
  'reauthentication-required',
];

interface Form {
  readonly email: string;
  readonly reason: DeletionRequest['reason'] | '';
  readonly additionalInfo: string;
  readonly password: string;
  readonly acknowledged: boolean;
}

interface Received {
  readonly email: string;
  readonly dueAt: number;
}

export function useDeletionForm(
  user: User | null,
  asksPassword: boolean,
  onReceived: (received: Received) => void,
) {
  const { alert } = useAlerts();
  const [isSubmitting, setSubmitting] = useState(false);
  const [form, setForm] = useState<Form>({
    email: user?.email ?? '',
    reason: '',
    additionalInfo: '',
    password: '',
    acknowledged: false,
  });
  const { email, reason, additionalInfo, password, acknowledged } = form;
  const isComplete =
    email.trim() !== '' && reason !== '' && acknowledged && (!asksPassword || password !== '');

  const submit = async (): Promise<void> => {
    if (user === null || reason === '' || !isComplete || isSubmitting) return;
    setSubmitting(true);
    const rest = new Promise((resolve) => setTimeout(resolve, SUBMITTING_MS));
    try {
      const asked = { email, reason, additionalInfo, acknowledged: true } as const;
      const sent = requestDeletion({ ...asked, ...(asksPassword && { password }) });
      const [dueAt] = await Promise.all([sent, rest]);
      onReceived({ email, dueAt });
    } catch (error) {
      await rest;
      setSubmitting(false);
      const isNamed = error instanceof Problem && NAMED.includes(error.code);
      if (!isNamed) console.error(error);
      await alert(isNamed ? error.message : messageOf('deletion-failed'));
    }
  };

  return {
    form,
    change: (changes: Partial<Form>) => setForm({ ...form, ...changes }),
    isComplete,
    isSubmitting,
    submit,
  };
}
