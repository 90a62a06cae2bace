import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import type { BankCoverage } from '#contract/generation.ts';
import { houseOffer } from '#contract/house-offer.ts';
import { generationCost } from '#contract/prices.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SetupForm } from './setup-form.ts';
import { whyNot } from './topic-ideas.ts';

interface SubmissionProps {
  readonly form: SetupForm;
  readonly coverage: BankCoverage | undefined;
  readonly isBusy: boolean;
}

/** Generate, why it can't be pressed where it can't, and what it costs. */
export function Submission({ form, coverage, isBusy }: SubmissionProps) {
  const { status } = useSession();
  const reason = whyNot(form.topic);
  const reasonId = useId();
  return (
    <div className="flex flex-col gap-2 text-center lg:col-start-2 lg:row-start-1 lg:min-h-46 lg:pt-7.5">
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="min-h-16 lg:px-4"
        disabled={reason !== undefined || status === 'loading' || status === 'demo'}
        aria-describedby={reasonId}
        busy={isBusy}
      >
        <Sparkles className="size-5" aria-hidden="true" />
        {setupFormText.generate}
      </Button>
      <div id={reasonId}>
        {status !== 'demo' && reason !== undefined && <p className="font-semibold">{reason}</p>}
        <p className="text-fg-soft">
          {status === 'demo' ? setupFormText.demo : priceSentence(form, coverage)}
        </p>
      </div>
    </div>
  );
}

function priceSentence(form: SetupForm, coverage: BankCoverage | undefined): string {
  const credits = coverage ? houseOffer(coverage, form).price : generationCost(form);
  return credits === 0 ? setupFormText.free : setupFormText.cost({ credits });
}
