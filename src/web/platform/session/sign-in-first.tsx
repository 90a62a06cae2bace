import { sessionText } from '#sentences/session.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { useAccountDialogs } from './account-dialogs-context.ts';

/** What a screen shows to a visitor when it is only for who is signed in. */
export function SignInFirst({ sentence }: { readonly sentence: string }) {
  const { openSignIn } = useAccountDialogs();
  return (
    <>
      <MessageBox tone="plain">{sentence}</MessageBox>
      <Button variant="primary" size="large" className="self-start" onClick={() => openSignIn()}>
        {sessionText.signIn}
      </Button>
    </>
  );
}
