// Where the link of the deletion mail leads: one press, and the account stays.
import { useState } from 'react';
import { useSearch } from '#web/platform/router/router.tsx';
import { PATHS } from '#contract/paths.ts';
import { cancelDeletion } from '#web/platform/api/deletion.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { deletionText } from '#sentences/accounts-deletion.ts';
import { commonText } from '#sentences/common.ts';
import { sessionText } from '#sentences/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

type Cancelling =
  | { readonly state: 'asking' | 'sending' | 'kept' }
  | { readonly state: 'failed'; readonly sentence: string };

export function CancelDeletionScreen() {
  const { cancel } = deletionText;
  const query = useSearch();
  const [cancelling, setCancelling] = useState<Cancelling>({ state: 'asking' });
  const keep = async (): Promise<void> => {
    setCancelling({ state: 'sending' });
    try {
      await cancelDeletion(query.get('oobCode') ?? '');
      setCancelling({ state: 'kept' });
    } catch (error) {
      setCancelling({ state: 'failed', sentence: sentenceOf(error, sessionText.notAvailable) });
    }
  };
  if (cancelling.state === 'kept') return <Kept />;
  return (
    <Sheet title={cancel.title}>
      <p className="text-lg">{cancel.text}</p>
      {cancelling.state === 'failed' && <MessageBox tone="bad">{cancelling.sentence}</MessageBox>}
      <Button
        variant="primary"
        size="large"
        busy={cancelling.state === 'sending'}
        onClick={() => void keep()}
      >
        {cancel.keep}
      </Button>
      <ButtonTo to={PATHS.home} size="large">
        {commonText.backToHome}
      </ButtonTo>
    </Sheet>
  );
}

function Kept() {
  const { cancel } = deletionText;
  return (
    <Sheet title={cancel.kept}>
      <p className="text-lg">{cancel.keptText}</p>
      <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary" size="large">
        {cancel.signIn}
      </ButtonTo>
    </Sheet>
  );
}
