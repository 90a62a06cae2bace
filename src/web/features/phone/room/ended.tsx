import { useEffect } from 'react';
import { PATHS } from '#contract/paths.ts';
import { phoneText } from '#sentences/phone.ts';
import type { LineEnd } from '#web/platform/room/room-line.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { keepRemote } from '#web/features/phone/kept-remote.ts';
import { PhonePage } from '#web/features/phone/phone-page.tsx';

interface Props {
  readonly why: Exclude<LineEnd, 'stranger'>;
  readonly reopen: () => void;
}

/** Why this page has stopped, and what can be done. */
export function Ended({ why, reopen }: Props) {
  const { title, text } = phoneText.ends[why];
  useEffect(() => {
    if (why !== 'replaced') keepRemote(null);
  }, [why]);
  return (
    <PhonePage title={title}>
      <p role="status" className="text-lg">
        {text}
        {why === 'removed' && ` ${phoneText.todo.removed}`}
      </p>
      {why === 'replaced' ? (
        <Button variant="primary" size="large" onClick={reopen}>
          {phoneText.ends.playHere}
        </Button>
      ) : (
        <ButtonTo to={PATHS.join} variant="primary" size="large">
          {phoneText.door.otherCode}
        </ButtonTo>
      )}
    </PhonePage>
  );
}
