import { useNavigate } from '#web/platform/router/router.tsx';
import { categorySetup } from '#contract/paths.ts';
import type { BankCoverage } from '#contract/generation.ts';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { categoryText } from '#sentences/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { Button } from '#web/ui/button.tsx';
import { recallForm, rememberForm, type SetupForm } from './setup-form.ts';
import { isShort } from './topic-ideas.ts';

interface BankNoteProps {
  readonly category: GeneratedCategory;
  readonly coverage: BankCoverage | undefined;
  readonly form: SetupForm;
}

/** Says, as the host types, what a deck about the topic would be made of. */
export function BankNote({ category, coverage, form }: BankNoteProps) {
  return (
    <div className="flex flex-col gap-2 text-fg-soft">
      <p aria-live="polite">
        {coverage ? sentence(category, coverage, form) : setupFormText.bank.house}
      </p>
      {coverage?.instead && <Instead category={coverage.instead} topic={form.topic.trim()} />}
    </div>
  );
}

/** The same topic in a category that it is fit for. */
function Instead({
  category,
  topic,
}: {
  readonly category: GeneratedCategory;
  readonly topic: string;
}) {
  const navigate = useNavigate();
  const go = (): void => {
    rememberForm(category, { ...recallForm(category), topic });
    navigate(categorySetup(category));
  };
  return (
    <div>
      <Button size="small" onClick={go}>
        {setupFormText.bank.instead({ category: categoryText[category].name })}
      </Button>
    </div>
  );
}

function sentence(category: GeneratedCategory, coverage: BankCoverage, form: SetupForm): string {
  const topic = form.topic.trim();
  if (coverage.instead) return setupFormText.bank.notForDrinking({ topic });
  const { cards: count, levels, had } = coverage;
  return [
    isShort(coverage, form)
      ? madeOf(category, coverage, form)
      : setupFormText.bank.enough({ count }),
    coverage.withTemplates < form.cardCount &&
      setupFormText.bank.tooFew({ wanted: form.cardCount }),
    levels && count > 0 && setupFormText.bank.levels(levels),
    had > 0 && setupFormText.bank.had({ had, count: form.avoidDuplicates ? count + had : count }),
  ]
    .filter((part) => part !== false && part !== null)
    .join(' ');
}

/** '12 about ballet, 8 from nearby (Dance), 10 general ones'. */
function madeOf(category: GeneratedCategory, coverage: BankCoverage, form: SetupForm): string {
  const topic = form.topic.trim();
  const all = Math.min(form.cardCount, coverage.withTemplates);
  const near = Math.min(coverage.near, all - Math.min(coverage.cards, all));
  const general = all - Math.min(coverage.cards, all) - near;
  const names = coverage.nearTopics.slice(0, 2).join(', ');
  const isPrompt = !CATEGORIES[category].showsAnswers;
  const parts = [
    coverage.cards > 0
      ? setupFormText.bank.about({ count: coverage.cards, topic })
      : setupFormText.bank.nothing({ topic }),
    near > 0 && setupFormText.bank.near({ count: near, names }),
    general > 0 && setupFormText.bank.general({ count: general, isPrompt }),
  ];
  return setupFormText.bank.deck({ parts: parts.filter((part) => part !== false).join(', ') });
}
