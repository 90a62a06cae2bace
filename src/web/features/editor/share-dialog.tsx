import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { sharedDeck } from '#contract/paths.ts';
import { commonText } from '#sentences/common.ts';
import { editorText } from '#sentences/editor.ts';
import { shareDeck, shareQuery, unshareDeck } from '#web/platform/api/own-decks.ts';
import { orUnreachable } from '#web/platform/api/problem.ts';
import { useServerData } from '#web/platform/api/use-server-data.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A link for whoever has it, to play and copy the deck; off until the host turns it on, and again after. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const { token, problem, load, make, stop } = useShare(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={editorText.sharing.title}
      description={editorText.sharing.description}
    >
      <div className="flex flex-col gap-4">
        {token === undefined && problem === null && <Spinner label={commonText.loading} />}
        {problem !== null && (
          <Failed problem={problem} onRetry={token === undefined ? load : undefined} />
        )}
        {token === null && (
          <Button variant="primary" size="large" onClick={make}>
            {editorText.sharing.make}
          </Button>
        )}
        {typeof token === 'string' && <ShareLink token={token} onStop={stop} />}
      </div>
    </Dialog>
  );
}

/** The link's token, as the server has said it last: null where there is none, undefined before it has. */
function useShare(id: string) {
  const client = useQueryClient();
  const { queryKey } = shareQuery(id);
  const { data: token, error, refetch } = useServerData(shareQuery(id));
  const change = useMutation({
    mutationFn: (isShared: boolean) =>
      isShared ? shareDeck(id) : unshareDeck(id).then(() => null),
    // What is asked for from now on must not be overwritten by an answer from before.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
    onError: (failure) => console.error(failure),
  });
  return {
    token,
    problem: change.error ?? (token === undefined ? error : null),
    load: refetch,
    make: () => change.mutate(true),
    stop: () => change.mutate(false),
  };
}

interface FailedProps {
  readonly problem: Error;
  /** Where the button that failed does not stand there still. */
  readonly onRetry: (() => void) | undefined;
}

function Failed({ problem, onRetry }: FailedProps) {
  const sentence = orUnreachable(problem, editorText.failed);
  if (onRetry) return <LoadFailed sentence={sentence} onRetry={onRetry} />;
  return <MessageBox tone="bad">{sentence}</MessageBox>;
}

interface ShareLinkProps {
  readonly token: string;
  readonly onStop: () => void;
}

function ShareLink({ token, onStop }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const field = useRef<HTMLInputElement>(null);
  const { configuration } = useSession();
  // At this machine's own name nobody else finds anything.
  const link = (configuration?.joinUrl ?? window.location.origin) + sharedDeck(token);
  /** Pages on plain HTTP have no clipboard, and a browser may refuse it. */
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label={editorText.sharing.link}
        readOnly
        value={link}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="primary" onClick={() => void copy()}>
        {outcome === 'copied' && <Check className="size-5" aria-hidden="true" />}
        {outcome === 'copied' ? editorText.sharing.isCopied : editorText.sharing.copy}
      </Button>
      <p role="status" className="text-center empty:sr-only">
        {outcome && editorText.sharing[outcome]}
      </p>
      <Button onClick={onStop}>{editorText.sharing.stop}</Button>
    </>
  );
}
