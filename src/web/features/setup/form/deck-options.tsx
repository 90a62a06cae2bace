import { CARD_COUNTS, CATEGORIES } from '#domain/category/categories.ts';
import { INSTRUCTIONS_MAX } from '#contract/limits.ts';
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
          label="Number of cards"
          value={form.cardCount}
          onChange={(cardCount) => onChange({ cardCount })}
          options={CARD_COUNTS.map((value) => ({ value, label: `${value} cards` }))}
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
        label="Generate Fresh Questions"
        hint="No question you have had before. Slower, and costs 2 credits."
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
        label="Custom instructions (optional)"
        value={form.customInstructions}
        onChange={(customInstructions) => onChange({ customInstructions })}
        counter={INSTRUCTIONS_MAX}
        rows={2}
        hint={isFull ? 'Character limit reached!' : 'Who is playing, what to avoid, inside jokes.'}
      />
      {isIgnored && (
        <MessageBox tone="plain">
          Riffle’s own card bank can’t follow instructions: this deck will be dealt without them.
        </MessageBox>
      )}
    </>
  );
}
