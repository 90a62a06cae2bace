import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { readStored, writeStored } from '#web/platform/storage/stored.ts';
import type { SetupForm } from './setup-form.ts';

const KEY = 'riffle:setup-options';

interface OptionsFoldProps {
  readonly category: GeneratedCategory;
  readonly form: SetupForm;
  readonly children: ReactNode;
}

/** The options in one line, and below it the fields: open in a new browser, then as the host left them. */
export function OptionsFold({ category, form, children }: OptionsFoldProps) {
  const [isOpen, setOpen] = useState(() => readStored(KEY) !== 'folded');
  const id = useId();
  const fold = (): void => {
    setOpen(!isOpen);
    writeStored(KEY, isOpen ? 'folded' : null);
  };
  return (
    <div className="surface-raised">
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-3 rounded-card px-5 py-2 text-left font-display font-semibold sm:px-7 sm:text-lg"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={fold}
      >
        <SlidersHorizontal className="size-5 shrink-0 text-suit" aria-hidden="true" />
        <span className="grow">{summary(category, form)}</span>
        <ChevronDown
          className={`size-6 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {isOpen && (
        <div
          id={id}
          className="grid items-start gap-x-10 gap-y-7 border-t border-line p-5 sm:p-7 lg:grid-cols-2"
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** '30 cards · medium · 30 s · 2 teams', and what else is not as it is at first. */
function summary(category: GeneratedCategory, form: SetupForm): string {
  const { inShort, cardCount, teamCount, difficulties } = setupFormText;
  const parts = [
    cardCount({ count: form.cardCount }),
    difficulties[form.difficulty].toLowerCase(),
    ...(CATEGORIES[category].showsTeamsAndTime
      ? [inShort.seconds({ count: form.timerSeconds }), teamCount({ count: form.teamCount })]
      : []),
    ...(form.avoidDuplicates ? [inShort.fresh] : []),
    ...(form.customInstructions.trim() === '' ? [] : [inShort.instructions]),
  ];
  return parts.join(inShort.between);
}
