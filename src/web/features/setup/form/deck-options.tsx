import { CARD_COUNTS, CATEGORIES } from '#domain/category/categories.ts';
import { INSTRUCTIONS_MAX } from '#contract/limits.ts';
import { setupFormText } from '#sentences/setup-form.ts';
import { TextArea } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { CardSwitches } from './card-switches.tsx';
import { TimeSelect } from './teams-and-time.tsx';
import { useLimitNote } from './use-limit-note.ts';
import type { SetupPartProps } from './use-setup-form.ts';

interface DeckOptionsProps extends SetupPartProps {
  /** Riffle's own card bank writes, which can't follow instructions. */
  readonly isHouse: boolean;
}

/** 'Game Options': how many cards, how long for each, the host's own wishes, what cards show. */
export function DeckOptions({ category, form, isHouse, onChange }: DeckOptionsProps) {
  const { showsTeamsAndTime } = CATEGORIES[category];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={setupFormText.cards}
          value={form.cardCount}
          onChange={(cardCount) => onChange({ cardCount })}
          options={CARD_COUNTS.map((count) => ({
            value: count,
            label: setupFormText.cardCount({ count }),
          }))}
        />
        {showsTeamsAndTime && (
          <TimeSelect
            value={form.timerSeconds}
            onChange={(timerSeconds) => onChange({ timerSeconds })}
          />
        )}
      </div>
      <Instructions form={form} isHouse={isHouse} onChange={onChange} />
      <CardSwitches category={category} cards={[]} shown={form} onChange={onChange} />
      <Switch
        label={setupFormText.fresh}
        hint={setupFormText.freshHint}
        checked={form.avoidDuplicates}
        onChange={(avoidDuplicates) => onChange({ avoidDuplicates })}
      />
    </>
  );
}

function Instructions({ form, isHouse, onChange }: Omit<DeckOptionsProps, 'category'>) {
  const isFull = useLimitNote(form.customInstructions, INSTRUCTIONS_MAX);
  const isIgnored = isHouse && form.customInstructions.trim() !== '';
  return (
    <>
      <TextArea
        label={setupFormText.instructions}
        value={form.customInstructions}
        onChange={(customInstructions) => onChange({ customInstructions })}
        counter={INSTRUCTIONS_MAX}
        rows={2}
        hint={isFull ? setupFormText.instructionsFull : setupFormText.instructionsHint}
      />
      {isIgnored && <MessageBox tone="plain">{setupFormText.instructionsIgnored}</MessageBox>}
    </>
  );
}
