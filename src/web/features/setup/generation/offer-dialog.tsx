import type { Run } from '#contract/generation.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { runOfferText } from '#sentences/run-offer.ts';
import { offerReason } from '#web/platform/api/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { longDate } from '#web/ui/long-date.ts';
import type { OfferControl } from './use-offer.ts';

interface OfferDialogProps {
  readonly category: GeneratedCategory;
  readonly run: Run;
  readonly offer: OfferControl;
  /** Decided later, in My Games. */
  readonly onClose: () => void;
}

/** The deck came too short: what there is, what it costs, and the choice. */
export function OfferDialog({ category, run, offer, onClose }: OfferDialogProps) {
  const { topic, written, cardCount: wanted, cost } = run;
  const { price = 0, until = 0 } = run.offer ?? {};
  return (
    <Dialog open onClose={onClose} title={runOfferText.title}>
      <div data-suit={category} className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Emblem suit={category} className="size-12 shrink-0 text-suit" />
          <div className="min-w-0">
            <p className="font-display text-2xl font-semibold">{topic}</p>
            <p>{runOfferText.written({ written, wanted })}</p>
            <p>{runOfferText.price({ price, cost })}</p>
          </div>
        </div>
        <p className="text-fg-soft">{offerReason(run)}</p>
        <Choice run={run} offer={offer} />
        <p className="text-fg-soft">
          {runOfferText.later} {runOfferText.until({ day: longDate(until), cost })}
        </p>
      </div>
    </Dialog>
  );
}

function Choice({ run, offer }: Pick<OfferDialogProps, 'run' | 'offer'>) {
  const { answering, keep, giveBack } = offer;
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        size="large"
        busy={answering === 'keep'}
        disabled={answering === 'return'}
        onClick={() => void keep()}
      >
        {runOfferText.keep({ count: run.written })}
      </Button>
      <Button
        busy={answering === 'return'}
        disabled={answering === 'keep'}
        onClick={() => void giveBack()}
      >
        {runOfferText.giveBack(run)}
      </Button>
    </div>
  );
}
