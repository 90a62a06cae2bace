import type { Card } from '#domain/deck/card.ts';
import { CATEGORIES, type CategoryId } from '#domain/category/categories.ts';
import { matchText } from '#sentences/match.ts';
import { canToggleAnswers, canToggleHints } from '#domain/match/hints.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { Switch } from '#web/ui/switch.tsx';

export interface Shown {
  readonly includeHints: boolean;
  readonly includeAnswers: boolean;
}

interface CardSwitchesProps {
  readonly category: CategoryId;
  /** As far as they are known: some categories have hints only where their cards have some. */
  readonly cards: readonly Pick<Card, 'hint'>[];
  readonly shown: Shown;
  readonly onChange: (change: Partial<Shown>) => void;
}

/**
 * What the cards show (STATE-GAME-26 to -31). Where the category has neither hints nor answers there is nothing to
 * choose; where it leaves no choice of one, that is locked.
 */
export function CardSwitches({ category, cards, shown, onChange }: CardSwitchesProps) {
  const { help, hintToggle, showsHints, showsAnswers } = CATEGORIES[category];
  const hasHints = canToggleHints({ category }, cards);
  const hasAnswers = canToggleAnswers({ category });
  if (!showsHints && !showsAnswers) return null;
  const isByCards = hintToggle === 'if-present' && !hasHints;
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={help === 'hint' ? setupFormText.hints : matchText.help[help]}
        hint={isByCards ? setupFormText.hintsByCards : undefined}
        checked={shown.includeHints && hasHints}
        disabled={!hasHints}
        onChange={(includeHints) => onChange({ includeHints })}
      />
      <Switch
        label={setupFormText.answers}
        checked={shown.includeAnswers && hasAnswers}
        disabled={!hasAnswers}
        onChange={(includeAnswers) => onChange({ includeAnswers })}
      />
    </div>
  );
}
