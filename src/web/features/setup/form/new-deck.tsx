import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { BankCoverage } from '#contract/generation.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { BankNote } from './bank-note.tsx';
import { DeckDetails } from './deck-details.tsx';
import { DeckOptions } from './deck-options.tsx';
import { RunDialogs } from '#web/features/setup/generation/run-dialogs.tsx';
import { OptionsFold } from './options-fold.tsx';
import { requestOf } from './setup-form.ts';
import { Submission } from './submission.tsx';
import { TopicCards } from './topic-cards.tsx';
import { TopicField } from './topic-field.tsx';
import { topicIdeas } from './topic-ideas.ts';
import { TopicTips } from './topic-tips.tsx';
import { useBankCoverage } from './use-bank-coverage.ts';
import { useGenerate } from './use-generate.ts';
import { useNotice } from '#web/features/setup/use-notice.ts';
import { useSetupForm, type SetupPartProps } from './use-setup-form.ts';

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
  const part = { category, form, onChange: change };

  return (
    // The dialogs stand beside the form: what is submitted in them is theirs.
    <>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TopicPanel {...part} isHouse={isHouse} coverage={coverage} onSubmit={submit}>
          <Submission form={form} coverage={coverage} isBusy={isAsked || isAsking} />
        </TopicPanel>
        <OptionsFold category={category} form={form}>
          <Part title={setupFormText.details}>
            <DeckDetails {...part} />
          </Part>
          <Part title={setupFormText.options}>
            <DeckOptions {...part} isHouse={isHouse} />
          </Part>
        </OptionsFold>
      </form>
      <RunDialogs category={category} control={control} />
    </>
  );
}

interface TopicPanelProps extends SetupPartProps {
  readonly isHouse: boolean;
  readonly coverage: BankCoverage | undefined;
  readonly onSubmit: (event: KeyboardEvent) => void;
  /** The way on: beside the field where there is room, else below the ideas. */
  readonly children: ReactNode;
}

/** The topic, what can be said about it, and ideas for another. */
function TopicPanel({ isHouse, coverage, onSubmit, children, ...part }: TopicPanelProps) {
  const { category, form, onChange } = part;
  const onTopic = (topic: string) => onChange({ topic });
  return (
    <div className="surface-raised grid gap-x-6 gap-y-3 p-5 sm:p-7 lg:grid-cols-[1fr_17.5rem]">
      <div className="flex min-w-0 flex-col gap-2">
        <TopicField {...part} isHouse={isHouse} onSubmit={onSubmit} />
        {isHouse && <BankNote {...{ category, coverage, form }} />}
      </div>
      <div className="min-w-0 lg:col-span-2 lg:row-start-2">
        <TopicCards
          category={category}
          ideas={topicIdeas(category, form, coverage)}
          topic={form.topic}
          onTopic={onTopic}
        >
          <TopicTips category={category} onTopic={onTopic} />
        </TopicCards>
      </div>
      {children}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </fieldset>
  );
}
