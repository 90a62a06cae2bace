// Where the link of the deletion mail leads: one press, and the account stays.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { cancelDeletion } from '#web/platform/api/deletion.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { DEMO_SENTENCE } from '#web/platform/session/account-sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

type Cancelling =
  | { readonly state: 'asking' | 'sending' | 'kept' }
  | { readonly state: 'failed'; readonly sentence: string };

export function CancelDeletionScreen() {
  const [query] = useSearchParams();
  const [cancelling, setCancelling] = useState<Cancelling>({ state: 'asking' });
  const keep = async (): Promise<void> => {
    setCancelling({ state: 'sending' });
    try {
      await cancelDeletion(query.get('oobCode') ?? '');
      setCancelling({ state: 'kept' });
    } catch (error) {
      setCancelling({ state: 'failed', sentence: sentenceOf(error, DEMO_SENTENCE) });
    }
  };
  if (cancelling.state === 'kept') {
    return (
      <Sheet title="Your account stays">
        <p className="text-lg">Nothing was deleted. Your games and credits are where they were.</p>
        <ButtonTo to={PATHS.home} state={{ showSignInModal: true }} variant="primary" size="large">
          Sign In
        </ButtonTo>
      </Sheet>
    );
  }
  return (
    <Sheet title="Keep your account?">
      <p className="text-lg">You asked us to delete your account. You can take that back now.</p>
      {cancelling.state === 'failed' && <MessageBox tone="bad">{cancelling.sentence}</MessageBox>}
      <Button
        variant="primary"
        size="large"
        busy={cancelling.state === 'sending'}
        onClick={() => void keep()}
      >
        Keep My Account
      </Button>
      <ButtonTo to={PATHS.home} size="large">
        Back to Home
      </ButtonTo>
    </Sheet>
  );
}
