import { Sparkles } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { BankCoverage } from '#contract/generation.ts';
import { houseOffer } from '#contract/house-offer.ts';
import { generationCost } from '#contract/prices.ts';
import { isTopicLongEnough } from '#contract/topic.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { BankNote } from './bank-note.tsx';
import { DeckDetails } from './deck-details.tsx';
import { DeckOptions } from './deck-options.tsx';
import { RunDialogs } from '#web/features/setup/generation/run-dialogs.tsx';
import { requestOf, type SetupForm } from './setup-form.ts';
import { useBankCoverage } from './use-bank-coverage.ts';
import { useGenerate } from './use-generate.ts';
import { useNotice } from '#web/features/setup/use-notice.ts';
import { useSetupForm } from './use-setup-form.ts';

/** The form for a new deck, and what follows from pressing Generate (SETUP-06). */
export function NewDeckForm({ category }: { readonly category: GeneratedCategory }) {
  const [form, change] = useSetupForm(category);
  const { configuration } = useSession();
  const isHouse = configuration?.writer === 'house';
  const { coverage, ask } = useBankCoverage(category, form, isHouse);
  const { generate, isAsking, ...control } = useGenerate(category, ask);
  const isAsked = ['writing', 'recalling'].includes(control.generation.state);
  useNotice(category);
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const { includeHints, includeAnswers } = form;
    void generate((ids) => requestOf(category, form, ids), { includeHints, includeAnswers });
  };

  return (
    // The dialogs stand beside the form: what is submitted in them is theirs.
    <>
      <form onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-2">
        <Part title={setupFormText.details}>
          <DeckDetails {...{ category, form, isHouse }} onChange={change} onSubmit={submit} />
          {isHouse && (
            <BankNote {...{ category, coverage, form }} onTopic={(topic) => change({ topic })} />
          )}
        </Part>
        <Part title={setupFormText.options}>
          <DeckOptions category={category} form={form} isHouse={isHouse} onChange={change} />
        </Part>
        <Submission form={form} coverage={coverage} isBusy={isAsked || isAsking} />
      </form>
      <RunDialogs category={category} control={control} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="surface-raised flex flex-col gap-5 p-5 sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </fieldset>
  );
}

interface SubmissionProps {
  readonly form: SetupForm;
  readonly coverage: BankCoverage | undefined;
  readonly isBusy: boolean;
}

/** Generate, and what it costs. */
function Submission({ form, coverage, isBusy }: SubmissionProps) {
  const { status } = useSession();
  return (
    <div className="flex flex-col items-center gap-3 lg:col-span-2">
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={!isTopicLongEnough(form.topic) || status === 'loading' || status === 'demo'}
        busy={isBusy}
      >
        <Sparkles className="size-5" aria-hidden="true" />
        {setupFormText.generate}
      </Button>
      <p className="text-center text-fg-soft">
        {status === 'demo' ? setupFormText.demo : priceSentence(form, coverage)}
      </p>
    </div>
  );
}

function priceSentence(form: SetupForm, coverage: BankCoverage | undefined): string {
  const credits = coverage ? houseOffer(coverage, form).price : generationCost(form);
  return credits === 0 ? setupFormText.free : setupFormText.cost({ credits });
}
