import { lazy, Suspense, useState } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import { tableText } from '#sentences/table.ts';
import { Button } from '#web/ui/button.tsx';

const LateDialog = lazy(async () => ({
  default: (await import('./rules-dialog.tsx')).RulesDialog,
}));

/** The rules once more, and who is playing. */
export function RulesButton({ match }: { readonly match: MatchState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="mt-4 w-full" onClick={() => setOpen(true)}>
        {tableText.howToPlay}
      </Button>
      <Suspense>{isOpen && <LateDialog match={match} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
