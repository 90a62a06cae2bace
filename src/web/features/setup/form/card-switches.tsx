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

/** What the cards show; only what the category leaves a choice of (STATE-GAME-26 to -31). */
export function CardSwitches({ category, cards, shown, onChange }: CardSwitchesProps) {
  const { help, hintToggle } = CATEGORIES[category];
  const hasHints = canToggleHints({ category }, cards);
  const hasAnswers = canToggleAnswers({ category });
  if (!hasHints && !hasAnswers) {
    return hintToggle === 'if-present' ? (
      <p className="text-fg-soft">{setupFormText.forbiddenWordsByCards}</p>
    ) : null;
  }
  return (
    <div className="flex flex-col gap-2">
      {hasHints && (
        <Switch
          label={help === 'hint' ? setupFormText.hints : matchText.help[help]}
          checked={shown.includeHints}
          onChange={(includeHints) => onChange({ includeHints })}
        />
      )}
      {hasAnswers && (
        <Switch
          label={setupFormText.answers}
          checked={shown.includeAnswers}
          onChange={(includeAnswers) => onChange({ includeAnswers })}
        />
      )}
    </div>
  );
}
