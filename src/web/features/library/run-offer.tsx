import { useState } from 'react';
import type { Run } from '#contract/generation.ts';
import { runOfferText } from '#sentences/run-offer.ts';
import { offerReason } from '#web/platform/api/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { longDate } from '#web/ui/long-date.ts';

interface RunOfferProps {
  readonly run: Run;
  readonly onKeep: () => Promise<void>;
  readonly onGiveBack: () => Promise<void>;
}

/** What there is of a deck that came too short, what it costs, and the choice. */
export function RunOffer({ run, onKeep, onGiveBack }: RunOfferProps) {
  const { topic, written, cardCount: wanted, cost } = run;
  const { price = 0, until = 0 } = run.offer ?? {};
  const [answering, setAnswering] = useState<'keep' | 'return'>();
  const answer = (wish: 'keep' | 'return', act: () => Promise<void>) => () => {
    setAnswering(wish);
    void act().finally(() => setAnswering(undefined));
  };
  const keep = runOfferText.keep({ count: written });
  const giveBack = runOfferText.giveBack({ cost });
  return (
    <>
      <p className="grow">
        {runOfferText.written({ written, wanted })} {runOfferText.price({ price, cost })}
      </p>
      <p className="text-fg-soft">
        {offerReason(run)} {runOfferText.until({ day: longDate(until), cost })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={answering === 'keep'}
          disabled={answering === 'return'}
          aria-label={runOfferText.of({ what: keep, topic })}
          onClick={answer('keep', onKeep)}
        >
          {keep}
        </Button>
        <Button
          busy={answering === 'return'}
          disabled={answering === 'keep'}
          aria-label={runOfferText.of({ what: giveBack, topic })}
          onClick={answer('return', onGiveBack)}
        >
          {giveBack}
        </Button>
      </div>
    </>
  );
}
