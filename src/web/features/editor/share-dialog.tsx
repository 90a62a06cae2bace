import { useRef, useState } from 'react';
import { sharedDeck } from '#contract/paths.ts';
import { getShare, shareDeck, unshareDeck } from '#web/platform/api/own-decks.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { useLoaded } from '#web/platform/api/use-loaded.ts';
import { useAlerts } from '#web/ui/alerts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A link for whoever has it, to play and copy the deck; off until the host turns it on, and again after. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const { token, problem, make, stop } = useShare(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share this deck"
      description="Whoever has the link can play the deck and keep a copy, and change nothing of yours."
    >
      <div className="flex flex-col gap-4">
        {token === undefined && problem === undefined && <Spinner label="Loading…" />}
        {problem !== undefined && (
          <MessageBox tone="bad">
            {orUnreachable(problem, 'That did not work. Please try again.')}
          </MessageBox>
        )}
        {token === null && (
          <Button variant="primary" size="large" onClick={make}>
            Make a Link
          </Button>
        )}
        {typeof token === 'string' && <ShareLink token={token} onStop={stop} />}
      </div>
    </Dialog>
  );
}

/** The link's token, as the server has said it last: null where there is none, undefined before it has. */
function useShare(id: string) {
  const { loaded } = useLoaded(`share ${id}`, (signal) => getShare(id, signal));
  const [changed, setChanged] = useState<string | null>();
  const [failure, setFailure] = useState<unknown>();
  const change = async (call: () => Promise<string | null>): Promise<void> => {
    setFailure(undefined);
    try {
      setChanged(await call());
    } catch (error) {
      console.error(error);
      setFailure(error);
    }
  };
  const first = loaded.state === 'loaded' ? loaded.value : undefined;
  return {
    token: changed === undefined ? first : changed,
    problem: failure ?? (loaded.state === 'failed' ? loaded.error : undefined),
    make: () => void change(() => shareDeck(id)),
    stop: () => void change(() => unshareDeck(id).then(() => null)),
  };
}

interface ShareLinkProps {
  readonly token: string;
  readonly onStop: () => void;
}

function ShareLink({ token, onStop }: ShareLinkProps) {
  const { toast } = useAlerts();
  const field = useRef<HTMLInputElement>(null);
  const link = window.location.origin + sharedDeck(token);
  /** Pages on plain HTTP have no clipboard, and a browser may refuse it. */
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast('The link is copied.');
    } catch {
      field.current?.select();
      toast('This browser does not let Riffle copy. The link is selected: copy it yourself.');
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label="The link"
        readOnly
        value={link}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="primary" onClick={() => void copy()}>
        Copy
      </Button>
      <Button onClick={onStop}>Stop Sharing</Button>
    </>
  );
}
