import type { GeneratedCategory } from '#domain/category/categories.ts';
import { labelOf } from '#domain/category/kind.ts';
import type { Run } from '#contract/generation.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Meter } from '#web/ui/meter.tsx';

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
      size="medium"
      title="Writing your deck…"
    >
      <div className="flex flex-col gap-6">
        <CardFace
          key={run?.newest ?? ''}
          suit={category}
          variant={10}
          label={labelOf({ category, topic })}
          className="progress-deck deal-in"
        >
          <p className="text-center text-2xl font-semibold text-balance">
            {run?.newest ?? 'Shuffling ideas…'}
          </p>
        </CardFace>
        <Progress run={run} />
        {isSlow && (
          <MessageBox tone="plain">
            <b>Taking Longer Than Expected</b>
            <br />
            The deck is still being written. You can wait here, or find it in My Games later.
          </MessageBox>
        )}
        <p role="status" className="text-fg-soft">
          Your credit is only spent when the whole deck is saved. If you leave, Riffle goes on
          writing.
        </p>
        <Button onClick={onLeave}>Leave it running</Button>
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
        label="Cards written"
        value={wanted > 0 ? (written / wanted) * 100 : 0}
        valueText={wanted > 0 ? `${written} of ${wanted}` : 'Starting'}
      />
      {wanted > 0 && written === wanted && <p>Checking the answers…</p>}
    </>
  );
}
