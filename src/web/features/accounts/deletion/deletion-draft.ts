// What was chosen and typed on the deletion form: kept by the tab over signing in, a failed try and a reload,
// and shown to nobody else. The password is no part of it.
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { DELETION_REASONS } from '#contract/deletion.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEPT = 'riffle:deletion';

const Draft = z.object({
  /** A visitor's; who is signed in has the account's address. */
  email: z.string(),
  /** Empty until one is chosen. */
  reason: z.enum(['', ...DELETION_REASONS]),
  additionalInfo: z.string(),
  acknowledged: z.boolean(),
});
type Draft = z.infer<typeof Draft>;

const Kept = z.object({
  draft: Draft,
  /** The uid of whoever typed it; null for a visitor, who may sign in next. */
  owner: z.nullable(z.string()),
});
type Kept = z.infer<typeof Kept>;

const NOTHING: Kept = {
  draft: { email: '', reason: '', additionalInfo: '', acknowledged: false },
  owner: null,
};

interface DeletionDraft {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** The request was taken: nothing of it stays. */
  readonly forget: () => void;
}

export function useDeletionDraft(user: User | null): DeletionDraft {
  const uid = user?.uid ?? null;
  const [kept, setKept] = useState(() => {
    const before = readKept();
    return isFor(uid, before) ? before : NOTHING;
  });
  useEffect(() => {
    if (kept !== NOTHING) writeStored(KEPT, JSON.stringify(kept), 'tab');
  }, [kept]);
  // Whose session ends with the form open still sees it; whoever signs in instead does not.
  const mine = uid === null || isFor(uid, kept) ? kept : NOTHING;
  return {
    draft: mine.draft,
    change: (changes) =>
      setKept((before) => {
        const { draft, owner } = uid === null || isFor(uid, before) ? before : NOTHING;
        return { draft: { ...draft, ...changes }, owner: uid ?? owner };
      }),
    forget: () => writeStored(KEPT, null, 'tab'),
  };
}

function isFor(uid: string | null, { owner }: Kept): boolean {
  return owner === null || owner === uid;
}

function readKept(): Kept {
  const kept = Kept.safeParse(parseJson(readStored(KEPT, 'tab')));
  return kept.success ? kept.data : NOTHING;
}
