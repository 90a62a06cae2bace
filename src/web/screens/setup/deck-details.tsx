import type { KeyboardEvent } from 'react';
import {
  CARD_COUNTS,
  CATEGORIES,
  DIFFICULTIES,
  TEAM_COUNTS,
  TIMER_SECONDS,
  type GeneratedCategory,
} from '#domain/category/categories.ts';
import { INSTRUCTIONS_MAX, TOPIC_MAX } from '#contract/limits.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { CardSwitches } from './card-switches.tsx';
import type { SetupForm } from './setup-form.ts';
import { TopicTips } from './topic-tips.tsx';
import { useLimitNote } from './use-limit-note.ts';

interface PartProps {
  readonly category: GeneratedCategory;
  readonly form: SetupForm;
  readonly onChange: (change: Partial<SetupForm>) => void;
}

const DIFFICULTY_LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** 'Game Details': topic, difficulty, teams (SETUP-06). */
export function DeckDetails({
  category,
  form,
  onChange,
  onTopicKey,
}: PartProps & { readonly onTopicKey: (event: KeyboardEvent) => void }) {
  const { showsTeamsAndTime, tags } = CATEGORIES[category];
  const isFull = useLimitNote(form.topic, TOPIC_MAX);
  return (
    <>
      <TextField
        label="Topic"
        value={form.topic}
        onChange={(topic) => onChange({ topic })}
        onKeyDown={onTopicKey}
        counter={TOPIC_MAX}
        placeholder={tags[0]}
        autoComplete="off"
        hint={
          isFull
            ? 'Character limit reached! Add more detail in Custom Instructions below.'
            : 'A word or a short phrase, five letters or more.'
        }
      />
      <div>
        <TopicTips category={category} onTopic={(topic) => onChange({ topic })} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Difficulty"
          value={form.difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
          options={DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
        />
        {showsTeamsAndTime && (
          <Select
            label="Teams"
            value={form.teamCount}
            onChange={(teamCount) => onChange({ teamCount })}
            options={TEAM_COUNTS.map((value) => ({ value, label: `${value} teams` }))}
          />
        )}
      </div>
    </>
  );
}

/** 'Game Options': how many cards, how long for each, the host's own wishes, what cards show. */
export function DeckOptions({
  category,
  form,
  isHouse,
  onChange,
}: PartProps & {
  /** Riffle's own card bank writes, which can't follow instructions. */
  readonly isHouse: boolean;
}) {
  const { showsTeamsAndTime } = CATEGORIES[category];
  const isFull = useLimitNote(form.customInstructions, INSTRUCTIONS_MAX);
  const isIgnored = isHouse && form.customInstructions.trim() !== '';
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
          <Select
            label="Time per card"
            value={form.timerSeconds}
            onChange={(timerSeconds) => onChange({ timerSeconds })}
            options={TIMER_SECONDS.map((value) => ({ value, label: `${value} seconds` }))}
          />
        )}
      </div>
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
