import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { Run } from '#contract/generation.ts';
import { setupRunText } from '#sentences/setup-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { WrittenPile } from './written-pile.tsx';

interface ProgressOverlayProps {
  readonly category: GeneratedCategory;
  readonly topic: string;
  readonly run: Run | undefined;
  /** It has taken longer than a minute. */
  readonly isSlow: boolean;
  /** The host waits no longer; the run goes on. */
  readonly onLeave: () => void;
}

/** The deck as it grows: how many cards there are, and the newest one (STATE-GEN-01). */
export function ProgressOverlay(props: ProgressOverlayProps) {
  const { category, topic, run, isSlow, onLeave } = props;
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissible={false}
      size="large"
      title={setupRunText.writing}
    >
      <div className="flex flex-col gap-4">
        <WrittenPile {...{ category, topic, run }} />
        <Progress run={run} />
        {isSlow && (
          <MessageBox tone="plain">
            <b>{setupRunText.slow}</b>
            <br />
            {setupRunText.slowWords}
          </MessageBox>
        )}
        <p role="status" className="text-fg-soft">
          {setupRunText.credit}
        </p>
        <Button onClick={onLeave}>{setupRunText.leave}</Button>
      </div>
    </Dialog>
  );
}

function Progress({ run }: Pick<ProgressOverlayProps, 'run'>) {
  const written = run?.written ?? 0;
  const wanted = run?.cardCount ?? 0;
  return (
    <>
      <Meter
        label={setupRunText.written}
        value={wanted > 0 ? (written / wanted) * 100 : 0}
        valueText={wanted > 0 ? setupRunText.writtenOf({ written, wanted }) : setupRunText.starting}
      />
      {wanted > 0 && written === wanted && <p>{setupRunText.checking}</p>}
    </>
  );
}
